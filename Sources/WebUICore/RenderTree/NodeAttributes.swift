/// What any node can carry, whatever its kind.
package struct NodeAttributes: Hashable, Sendable {
    /// The events that a handler waits for.
    ///
    /// A disabled control has none.
    package var events: EventSet = []
    /// False where a control, or something around it, is disabled.
    package var isEnabled = true
    /// See ``RenderNode/isSensitive``.
    package var isSensitive = false
    /// Whether a `@FocusState` wants the focus here; nil where none watches.
    package var isFocused: Bool?
    /// False where clicks fall through (`allowsHitTesting(false)`).
    package var takesClicks = true
    private var rare: Rare?

    package init() {}
}

extension NodeAttributes {
    /// What few nodes carry, kept apart so that the many stay small.
    private struct RareValues: Hashable, Sendable {
        var accessibility: Accessibility?
        var animation: Animation?
        var transition: AnyTransition?
        var colorScheme: AppliedColorScheme?
    }

    private final class Rare: Hashable, Sendable {
        let values: RareValues
        init(_ values: RareValues) { self.values = values }
        static func == (lhs: Rare, rhs: Rare) -> Bool { lhs === rhs || lhs.values == rhs.values }
        func hash(into hasher: inout Hasher) { hasher.combine(values) }
    }

    private var rareValues: RareValues {
        get { rare?.values ?? RareValues() }
        set { rare = newValue == RareValues() ? nil : Rare(newValue) }
    }

    package var accessibility: Accessibility? {
        get { rare?.values.accessibility }
        set { rareValues.accessibility = newValue }
    }

    /// The animation of this node's own changes (`animation(_:value:)`), beside that of the whole update.
    package var animation: Animation? {
        get { rare?.values.animation }
        set { rareValues.animation = newValue }
    }

    package var transition: AnyTransition? {
        get { rare?.values.transition }
        set { rareValues.transition = newValue }
    }

    /// The appearance that the app set for the node and all in it.
    package var colorScheme: AppliedColorScheme? {
        get { rare?.values.colorScheme }
        set { rareValues.colorScheme = newValue }
    }
}

/// An appearance that the app set.
package struct AppliedColorScheme: Hashable, Sendable {
    package var scheme: ColorScheme
    /// Whether the window or sheet around the node takes it too.
    package var fillsWindow: Bool

    package init(_ scheme: ColorScheme, fillsWindow: Bool = false) {
        self.scheme = scheme
        self.fillsWindow = fillsWindow
    }
}

/// What an assistive technology is told about a node beyond what its kind says.
package struct Accessibility: Hashable, Sendable {
    package var label: String?
    package var hint: String?
    package var value: String?
    package var identifier: String?
    /// Left out of the accessibility tree.
    package var isHidden: Bool?
    package var isHeader: Bool?
    package var isSelected: Bool?
    /// Changes are read out when they happen.
    package var isLive: Bool?
    /// The children are read as one, or are kept apart; nil leaves it to the node's kind.
    package var children: ChildBehavior?

    package enum ChildBehavior: Hashable, Sendable {
        case combine
        case contain
        case ignore
    }

    package init() {}
}

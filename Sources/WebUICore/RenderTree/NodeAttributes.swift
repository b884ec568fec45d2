/// What any node can carry, whatever its kind.
package struct NodeAttributes: Hashable, Sendable {
    /// The events that a handler waits for.
    ///
    /// A disabled control has none.
    package var events: Set<EventName> = []
    /// False where a control, or something around it, is disabled.
    package var isEnabled = true
    /// See ``RenderNode/isSensitive``.
    package var isSensitive = false
    /// Whether a `@FocusState` wants the focus here; nil where none watches.
    package var isFocused: Bool?
    package var accessibility: Accessibility?
    /// The animation of this node's own changes (`animation(_:value:)`), beside that of the whole update.
    package var animation: Animation?
    package var transition: AnyTransition?
    /// False where clicks fall through (`allowsHitTesting(false)`).
    package var takesClicks = true

    package init() {}
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

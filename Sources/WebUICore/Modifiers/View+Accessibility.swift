extension View {
    private func accessibility(_ change: @escaping @MainActor (inout Accessibility) -> Void) -> some View {
        OutputModifier(content: self) { output in
            output.nodes = output.nodes.map { node in
                node.changingPrimary { attributes in
                    var accessibility = attributes.accessibility ?? Accessibility()
                    change(&accessibility)
                    attributes.accessibility = accessibility
                }
            }
        }
    }

    /// What an assistive technology reads in place of the view's text.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibility { $0.label = labelKey.string }
    }

    /// What an assistive technology reads in place of the view's text.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        let text = String(label)
        return accessibility { $0.label = text }
    }

    /// What an assistive technology reads in place of the view's text.
    public func accessibilityLabel(_ label: Text) -> some View { accessibility { $0.label = label.string } }

    /// What happens when the control is used.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibility { $0.hint = hintKey.string }
    }

    /// What happens when the control is used.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        let text = String(hint)
        return accessibility { $0.hint = text }
    }

    /// What happens when the control is used.
    public func accessibilityHint(_ hint: Text) -> some View { accessibility { $0.hint = hint.string } }

    /// The value that the control has.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibility { $0.value = valueKey.string }
    }

    /// The value that the control has.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        let text = String(value)
        return accessibility { $0.value = text }
    }

    /// A name for tests, which no person hears.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { $0.identifier = identifier }
    }

    /// Keeps the view from assistive technologies.
    public func accessibilityHidden(_ hidden: Bool) -> some View { accessibility { $0.isHidden = hidden } }

    /// Says what kind of part the view is.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility {
            if traits.contains(.isHeader) { $0.isHeader = true }
            if traits.contains(.isSelected) { $0.isSelected = true }
            if traits.contains(.updatesFrequently) { $0.isLive = true }
        }
    }

    /// Takes back what kind of part the view is.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility {
            if traits.contains(.isHeader) { $0.isHeader = false }
            if traits.contains(.isSelected) { $0.isSelected = false }
            if traits.contains(.updatesFrequently) { $0.isLive = false }
        }
    }

    /// Makes the view's text a heading of a level.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        OutputModifier(content: self) { output in
            output.nodes = output.nodes.map { $0.headed(level.level) }
        }
    }

    /// How the view's parts are read.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        OutputModifier(content: self) { output in
            output.nodes = output.nodes.map { node in
                var attributes = node.attributes
                var accessibility = attributes.accessibility ?? Accessibility()
                accessibility.children = children.behavior
                attributes.accessibility = accessibility
                return node.with(attributes: attributes)
            }
        }
    }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
    /// No level.
    case unspecified
    /// The first level.
    case h1
    /// The second level.
    case h2
    /// The third level.
    case h3
    /// The fourth level.
    case h4
    /// The fifth level.
    case h5
    /// The sixth level.
    case h6

    var level: HeadingLevel? {
        switch self {
        case .unspecified: nil
        case .h1: .h1
        case .h2: .h2
        case .h3: .h3
        case .h4: .h4
        case .h5: .h5
        case .h6: .h6
        }
    }
}

/// What kind of part a view is to an assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt64

    /// Makes a set from raw bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// A heading.
    public static let isHeader = Self(rawValue: 1)
    /// Selected.
    public static let isSelected = Self(rawValue: 2)
    /// Changes are read out when they happen.
    public static let updatesFrequently = Self(rawValue: 4)
}

/// How a view's parts are read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let behavior: Accessibility.ChildBehavior

    /// The parts are not read.
    public static let ignore = Self(behavior: .ignore)
    /// Each part is read by itself.
    public static let contain = Self(behavior: .contain)
    /// The parts are read as one.
    public static let combine = Self(behavior: .combine)
}

extension RenderNode {
    /// Changes the attributes of what the node is about: inside padding, frames and the like.
    func changingPrimary(_ change: (inout NodeAttributes) -> Void) -> RenderNode {
        if let index = primaryChild {
            var children = children
            children[index] = children[index].changingPrimary(change)
            return with(children: children)
        }
        var attributes = attributes
        change(&attributes)
        return with(attributes: attributes)
    }

    private var primaryChild: Int? {
        switch element {
        case .padding, .frame, .fill, .border, .clip, .opacity, .shadow, .offset, .scale, .rotation, .blur,
            .aspectRatio, .fixedSize, .layoutPriority, .zIndex, .hidden, .slot(.base):
            children.count == 1 ? 0 : nil
        case .background, .overlay, .mask:
            children.firstIndex { $0.element == .slot(.base) }
        default:
            nil
        }
    }
}

extension RenderNode {
    /// The node with its texts as headings.
    fileprivate func headed(_ level: HeadingLevel?) -> RenderNode {
        if case .text(var text) = element {
            text.heading = level
            return with(element: .text(text))
        }
        return children.isEmpty ? self : with(children: children.map { $0.headed(level) })
    }
}

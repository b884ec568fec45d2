/// Content that scrolls.
public struct ScrollView<Content: View>: View {
    /// A scroll view has no body.
    public typealias Body = Never

    /// The content.
    public var content: Content
    /// The axes that scroll.
    public var axes: Axis.Set
    /// Whether scroll bars show.
    public var showsIndicators: Bool

    /// Takes the axes, whether scroll bars show, and the content.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// Shows the content.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        let shows = view.showsIndicators && node.environment.scrollIndicators != .hidden
        node.content = .container(.scroll(ScrollElement(axes: view.axes, showsIndicators: shows)))
        node.takeRefresh()
        var environment = node.environment
        environment.refresh = nil
        // Several views in a scroll view stand below each other, or beside each other.
        if view.axes.contains(.vertical) {
            node.child(.slot(.content), VStack { view.content }, environment: environment)
        } else {
            node.child(.slot(.content), HStack { view.content }, environment: environment)
        }
    }
}

private struct ScrollIndicatorsKey: EnvironmentKey {
    static let defaultValue = ScrollIndicatorVisibility.automatic
}

extension EnvironmentValues {
    var scrollIndicators: ScrollIndicatorVisibility {
        get { self[ScrollIndicatorsKey.self] }
        set { self[ScrollIndicatorsKey.self] = newValue }
    }
}

/// Whether scroll bars show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let visibility: Visibility

    /// The scroll view decides.
    public static let automatic = Self(visibility: .automatic)
    /// They show.
    public static let visible = Self(visibility: .visible)
    /// They do not show.
    public static let hidden = Self(visibility: .hidden)
    /// They never show.
    public static let never = Self(visibility: .hidden)
}

extension View {
    /// Whether scroll bars in the view show.
    public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
        environmentChange { $0.scrollIndicators = visibility }
    }
}

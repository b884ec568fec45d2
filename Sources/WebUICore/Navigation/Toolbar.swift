/// What stands in a bar of the screen.
@MainActor
@preconcurrency
public protocol ToolbarContent {
    /// The type of the content's body.
    associatedtype Body: ToolbarContent

    /// The items.
    @ToolbarContentBuilder var body: Self.Body { get }

    /// How the items become part of the graph. Content of an app keeps the default, which reads `body`.
    @_documentation(visibility: internal)
    static func _updateToolbar(_ content: Self, in node: ViewNode)
}

extension ToolbarContent {
    /// Shows the content's body.
    @_documentation(visibility: internal)
    public static func _updateToolbar(_ content: Self, in node: ViewNode) {
        node.updateBody(of: content) { ToolbarContentView(content: $0.body) }
    }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Content that is built in has no body.
    public var body: Never { Misuse.stop("\(Self.self) has no body.") }
}

/// Items of a bar as a view, which shows nothing where it stands.
struct ToolbarContentView<Content: ToolbarContent>: View {
    typealias Body = Never

    let content: Content

    static func _update(_ view: Self, in node: ViewNode) { Content._updateToolbar(view.content, in: node) }
}

/// Where an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Place: Hashable, Sendable {
        case leading
        case principal
        case trailing
        case bottom
    }

    let place: Place

    /// The place of most items.
    public static let automatic = Self(place: .trailing)
    /// In the middle, in place of the title.
    public static let principal = Self(place: .principal)
    /// Where navigation stands.
    public static let navigation = Self(place: .leading)
    /// The leading edge of the bar.
    public static let topBarLeading = Self(place: .leading)
    /// The trailing edge of the bar.
    public static let topBarTrailing = Self(place: .trailing)
    /// The leading edge of the bar.
    public static let navigationBarLeading = Self(place: .leading)
    /// The trailing edge of the bar.
    public static let navigationBarTrailing = Self(place: .trailing)
    /// The main action.
    public static let primaryAction = Self(place: .trailing)
    /// Confirms.
    public static let confirmationAction = Self(place: .trailing)
    /// Leaves things as they are.
    public static let cancellationAction = Self(place: .leading)
    /// Deletes.
    public static let destructiveAction = Self(place: .trailing)
    /// The bar at the bottom.
    public static let bottomBar = Self(place: .bottom)
    /// Above an on-screen keyboard; in a browser, at the bottom.
    public static let keyboard = Self(place: .bottom)
}

/// An item of a bar.
public struct ToolbarItem<Content: View>: ToolbarContent {
    /// An item has no body.
    public typealias Body = Never

    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Takes a place and a view.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Shows the item.
    @_documentation(visibility: internal)
    public static func _updateToolbar(_ content: Self, in node: ViewNode) {
        node.updateToolbarItem(content.content, at: content.placement)
    }
}

/// Items of a bar in one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    /// A group has no body.
    public typealias Body = Never

    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Takes a place and views.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Shows the items.
    @_documentation(visibility: internal)
    public static func _updateToolbar(_ content: Self, in node: ViewNode) {
        node.updateToolbarItem(content.content, at: content.placement)
    }
}

extension ViewNode {
    /// Shows a view in a bar rather than where it stands.
    fileprivate func updateToolbarItem<Content: View>(_ content: Content, at placement: ToolbarItemPlacement) {
        var environment = environment
        environment.isInList = false
        environment.text = TextEnvironment()
        environment.text.tint = self.environment.text.tint
        child(.slot(.content), content, environment: environment)
        extras.mapOutput = { output in
            let nodes = output.nodes
            output.nodes = []
            switch placement.place {
            case .leading: output.preferences.toolbar.leading += nodes
            case .principal: output.preferences.toolbar.principal += nodes
            case .trailing: output.preferences.toolbar.trailing += nodes
            case .bottom: output.preferences.toolbar.bottom += nodes
            }
        }
    }
}

extension View {
    /// Fills the bars of the screen.
    public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { ToolbarModifier(content: self, toolbar: content()) }

    /// Fills the bar of the screen with views.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        ToolbarModifier(content: self, toolbar: ToolbarItemGroup(content: content))
    }
}

private struct ToolbarModifier<Content: View, Toolbar: ToolbarContent>: View {
    typealias Body = Never

    let content: Content
    let toolbar: Toolbar

    static func _update(_ view: Self, in node: ViewNode) {
        node.child(.slot(.content), view.content)
        node.child(.slot(.toolbar), ToolbarContentView(content: view.toolbar))
    }
}

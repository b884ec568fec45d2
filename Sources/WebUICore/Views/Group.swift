/// Views that modifiers apply to one by one.
public struct Group<Content> {
    private let content: Content
}

extension Group: View where Content: View {
    /// A view that is built in has no body.
    public typealias Body = Never

    /// Takes the views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Shows the views.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        Content._fill(node, with: view.content, environment: node.environment)
    }
}

/// Labelled controls below each other.
public struct Form<Content: View>: View {
    /// A form has no body.
    public typealias Body = Never

    private let content: Content

    /// Takes the views of the controls and sections.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Shows the controls.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) { node.updateList(view.content, style: .form) }
}

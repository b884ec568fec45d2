/// Lines of text to type into.
public struct TextEditor: View {
    /// A text editor has no body.
    public typealias Body = Never

    private let text: Binding<String>

    /// Takes a binding to the text.
    public init(text: Binding<String>) { self.text = text }

    /// Shows the editor.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        node.updateInput(.editor, label: EmptyView(), prompt: nil, text: view.text)
    }
}

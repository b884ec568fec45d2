/// A password to type.
///
/// What is typed is never written into a page again.
public struct SecureField<Label: View>: View {
    /// A secure field has no body.
    public typealias Body = Never

    private let text: Binding<String>
    private let prompt: Text?
    private let label: Label

    /// Takes a binding to the text, what stands there while it is empty, and the views of the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
    }

    /// Shows the field.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        node.updateInput(.secure, label: view.label, prompt: view.prompt, text: view.text)
    }
}

extension SecureField where Label == Text {
    /// Takes the label and a binding to the text.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text: text) { Text(titleKey) }
    }

    /// Takes the label and a binding to the text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(text: text) { Text(title) } }

    /// Takes the label, a binding to the text, and what stands there while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
}

/// A line of text to type into, or several with a vertical axis.
public struct TextField<Label: View>: View {
    /// A text field has no body.
    public typealias Body = Never

    private let text: Binding<String>
    private let prompt: Text?
    private let axis: Axis
    private let label: Label

    /// Takes a binding to the text, what stands there while it is empty, and the views of the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text: text, prompt: prompt, axis: .horizontal, label: label)
    }

    /// Takes a binding to the text, what stands there while it is empty, the axis and the views of the label.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.axis = axis
        self.label = label()
    }

    /// Shows the field.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        node.updateInput(
            view.axis == .vertical ? .multiline : .plain,
            label: view.label,
            prompt: view.prompt,
            text: view.text
        )
    }
}

extension TextField where Label == Text {
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

    /// Takes the label, a binding to the text, and what stands there while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Takes the label, a binding to the text, and the axis.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(text: text, axis: axis) { Text(titleKey) }
    }

    /// Takes the label, a binding to the text, what stands there while it is empty, and the axis.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }
}

/// What the client last typed into an input, so that a page never overwrites newer text.
@MainActor
final class InputMemory {
    var revision = 0
}

extension ViewNode {
    /// Makes this the node of a text input.
    func updateInput<Label: View>(
        _ kind: TextFieldElement.Kind,
        label: Label,
        prompt: Text?,
        text: Binding<String>
    ) {
        let memory = extras.memory { InputMemory() }
        let input = environment.input
        var element = TextFieldElement(
            kind: kind,
            title: "",
            text: InputText(track { text.wrappedValue }, revision: memory.revision)
        )
        element.prompt = prompt?.string
        element.problem = input.problem
        element.style = input.style
        element.keyboard = input.keyboard
        element.contentType = input.contentType
        element.capitalization = input.capitalization
        element.autocorrects = input.autocorrects
        element.submitLabel = input.submitLabel
        let style = environment.sharedTextStyling.style
        element.font = style.font
        element.paint = style.paint
        element.tint = environment.text.tint
        element.alignment = environment.text.alignment
        element.lineLimit = environment.text.lineLimit
        element.size = environment.controlSize.elementSize
        if environment.isEnabled {
            takeInput(text, memory, submit: kind == .search ? input.submitSearch : input.submit)
        }
        takeFocus()
        child(.slot(.label), label, environment: labelEnvironment)
        content = .custom { node in
            let label = node.childOutput
            element.title = label.nodes.text
            let field = RenderElement.textField(element)
            return Output(nodes: [RenderNode(id: node.id, field, attributes: node.attributes(of: field))])
        }
    }

    private func takeInput(_ text: Binding<String>, _ memory: InputMemory, submit: (@MainActor () -> Void)?) {
        handlers[.input] = { [weak self] value in
            guard case .text(let string, let revision) = value else { return }
            memory.revision = revision
            text.wrappedValue = string
            // The binding may have refused or changed the text, which changes nothing that is observed.
            self?.markDirty()
        }
        if let submit { handlers[.submit] = { _ in submit() } }
    }
}

extension [RenderNode] {
    /// The text in the nodes, read in order.
    var text: String {
        var parts: [String] = []
        for node in self {
            node.visit { if case .text(let text) = $0.element { parts.append(text.string) } }
        }
        return parts.joined(separator: " ")
    }
}

/// How inputs behave.
struct InputEnvironment {
    var problem: String?
    var style: TextFieldElement.Style = .automatic
    var keyboard: TextFieldElement.Keyboard = .standard
    var contentType: String?
    var capitalization: TextFieldElement.Capitalization?
    var autocorrects: Bool?
    var submitLabel: TextFieldElement.SubmitLabel = .return
    /// What Return does in a text field.
    var submit: (@MainActor () -> Void)?
    /// What Return does in a search field.
    var submitSearch: (@MainActor () -> Void)?
}

extension EnvironmentValues {
    private struct InputKey: EnvironmentKey {
        static var defaultValue: InputEnvironment { InputEnvironment() }
    }

    var input: InputEnvironment {
        get { self[InputKey.self] }
        set { self[InputKey.self] = newValue }
    }
}

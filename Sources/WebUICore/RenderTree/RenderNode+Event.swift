extension RenderNode {
    /// The tree after what the client changed by itself in an event: text, a toggle, a choice, the focus.
    ///
    /// The tree is what the person sees; the diff then finds where the app wants something else.
    func showing(_ event: ClientEvent) -> RenderNode {
        guard event.changesClient else { return self }
        return replacing(event.node) { node in
            var attributes = node.attributes
            switch event.name {
            case .focus: if attributes.isFocused != nil { attributes.isFocused = true }
            case .blur: if attributes.isFocused != nil { attributes.isFocused = false }
            default: break
            }
            return node.with(element: node.element.showing(event.value), attributes: attributes)
        } ?? self
    }
}

extension ClientEvent {
    fileprivate var changesClient: Bool {
        switch name {
        case .input, .toggle, .select, .focus, .blur: true
        case .tap, .press, .submit, .back, .dismiss, .refresh: false
        }
    }
}

extension RenderElement {
    fileprivate func showing(_ value: ClientEvent.Value) -> RenderElement {
        switch (self, value) {
        case (.textField(var field), .text(let string, let revision)):
            field.text = InputText(string, revision: revision)
            return .textField(field)
        case (.toggle(var toggle), .bool(let isOn)):
            toggle.isOn = isOn
            return .toggle(toggle)
        case (.picker(var picker), .index(let index)) where picker.options.indices.contains(index):
            picker.selection = index
            return .picker(picker)
        default:
            return self
        }
    }
}

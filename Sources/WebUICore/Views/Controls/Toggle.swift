/// A control that is on or off.
public struct Toggle<Label: View>: View {
    /// A toggle has no body.
    public typealias Body = Never

    private let isOn: Binding<Bool>
    private let label: Label

    /// Takes a binding to whether it is on, and the views of the label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// Shows the toggle.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        let isOn = view.isOn
        var element = ToggleElement(isOn: node.track { isOn.wrappedValue })
        element.style = node.environment.toggleStyle
        element.tint = node.environment.text.tint
        element.hidesLabel = node.environment.hidesLabels
        if node.environment.isEnabled {
            node.handlers[.toggle] = { [weak node] value in
                guard case .bool(let new) = value else { return }
                isOn.wrappedValue = new
                node?.markDirty()
            }
        }
        node.takeFocus()
        node.updateLabelled(.toggle(element), label: view.label)
    }
}

extension Toggle where Label == Text {
    /// Takes text and a binding to whether it is on.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    /// Takes text and a binding to whether it is on.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == WebUICore.Label<Text, Image> {
    /// Takes text, the name of a symbol and a binding to whether it is on.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { WebUICore.Label(titleKey, systemImage: systemImage) }
    }
}

extension ViewNode {
    /// Makes this the node of a control with a label beside it.
    func updateLabelled<Label: View>(_ element: RenderElement, label: Label) {
        child(.slot(.label), label, environment: labelEnvironment)
        content = .custom { node in
            var output = node.childOutput
            let slot = node.slotNode(.label, part: 1, output.nodes)
            output.nodes = [
                RenderNode(id: node.id, element, attributes: node.attributes(of: element), children: [slot])
            ]
            return output
        }
    }
}

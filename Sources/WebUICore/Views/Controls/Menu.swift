/// A button that opens a list of actions.
public struct Menu<Label: View, Content: View>: View {
    /// A menu has no body.
    public typealias Body = Never

    private let content: Content
    private let label: Label

    /// Takes the views of the actions and those of the label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// Shows the menu.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        node.takeFocus()
        node.child(.slot(.label), view.label, environment: node.labelEnvironment)
        var environment = node.labelEnvironment
        environment.text = TextEnvironment()
        environment.buttonStyle = .element(.automatic)
        environment.isInList = false
        node.child(.slot(.content), view.content, environment: environment)
        let tint = node.environment.text.tint
        node.content = .custom { node in
            let label = node.output(of: .label)
            let content = node.output(of: .content)
            let menu = RenderElement.menu(tint: tint)
            let attributes = node.attributes(of: menu)
            // The label's slot is the button, so it has to change where the menu is switched on or off.
            var button = NodeAttributes()
            button.isEnabled = attributes.isEnabled
            let slots = [
                node.slotNode(.label, part: 1, label.nodes).with(attributes: button),
                node.slotNode(.content, part: 2, content.nodes),
            ]
            var output = Output(nodes: [RenderNode(id: node.id, menu, attributes: attributes, children: slots)])
            output.mergePreferences(of: label)
            output.mergePreferences(of: content)
            return output
        }
    }
}

extension Menu where Label == Text {
    /// Takes text and the views of the actions.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Takes text and the views of the actions.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == WebUICore.Label<Text, Image> {
    /// Takes text, the name of a symbol and the views of the actions.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { WebUICore.Label(titleKey, systemImage: systemImage) }
    }
}

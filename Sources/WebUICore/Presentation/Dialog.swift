/// A view with an alert or a confirmation dialog.
struct DialogModifier<Content: View, Actions: View, Message: View>: View {
    typealias Body = Never

    enum Kind {
        case alert
        case confirmation(showsTitle: Bool)
    }

    /// The parts of a dialog that is open.
    struct Dialog {
        let actions: () -> Actions
        let message: () -> Message
    }

    let content: Content
    let kind: Kind
    let title: String
    let isPresented: Binding<Bool>
    let dialog: @MainActor () -> Dialog?

    static func _update(_ view: Self, in node: ViewNode) {
        node.child(.slot(.content), view.content)
        let isPresented = view.isPresented
        guard let dialog = node.track({ isPresented.wrappedValue ? view.dialog() : nil }) else { return }
        let dismiss: @MainActor () -> Void = { isPresented.wrappedValue = false }
        var environment = node.environment
        environment.beginPresentation(dismiss: dismiss)
        environment.buttonCompletion = dismiss
        node.child(.slot(.message), Screen(content: dialog.message), environment: environment)
        node.child(.slot(.actions), Screen(content: dialog.actions), environment: environment)
        node.handlers[.dismiss] = { _ in dismiss() }
        node.handlers[.tap] = { _ in dismiss() }
        node.content = .custom { output(of: $0, kind: view.kind, title: view.title) }
    }

    private static func output(of node: ViewNode, kind: Kind, title: String) -> Output {
        var output = node.output(of: .content)
        let message = node.output(of: .message)
        var actions = node.output(of: .actions).nodes
        let element: RenderElement
        let closing: (label: String, role: ButtonElement.Role?)?
        switch kind {
        case .alert:
            element = .alert(title: title)
            // An alert without a button has one to close it.
            closing = actions.contains { !$0.buttons.isEmpty } ? nil : ("OK", nil)
        case .confirmation(let showsTitle):
            element = .confirmationDialog(ConfirmationDialogElement(title: title, showsTitle: showsTitle))
            closing = actions.contains { $0.buttons.contains { $0.role == .cancel } } ? nil : ("Cancel", .cancel)
        }
        if let closing { actions.append(closingButton(of: node, closing.label, closing.role)) }
        var attributes = NodeAttributes()
        // Esc means the button that leaves things as they are, so it needs one.
        let canDismiss = closing != nil || actions.contains { $0.buttons.contains { $0.role == .cancel } }
        if canDismiss { attributes.events = [.dismiss] }
        attributes.colorScheme = node.environment.ownColorScheme.map { AppliedColorScheme($0) }
        let slots = [node.slotNode(.message, part: 1, message.nodes), node.slotNode(.actions, part: 2, actions)]
        let dialog = RenderNode(id: node.id, element, attributes: attributes, children: slots)
        output.preferences.presentations.append(PresentedNode(node: dialog))
        return output
    }

    private static func closingButton(of node: ViewNode, _ label: String, _ role: ButtonElement.Role?) -> RenderNode {
        var attributes = NodeAttributes()
        attributes.events = [.tap]
        let text = RenderNode(id: node.id(part: 4), .text(TextElement(runs: [TextRun(label)])))
        return RenderNode(
            id: node.id(part: 3),
            .button(ButtonElement(role: role)),
            attributes: attributes,
            children: [text]
        )
    }
}

extension RenderNode {
    /// The buttons in the node.
    var buttons: [ButtonElement] {
        flattened.compactMap { if case .button(let button) = $0.element { button } else { nil } }
    }
}

/// One screen of a navigation stack.
struct Screen<Content: View>: View {
    typealias Body = Never

    let content: () -> Content

    static func _update(_ view: Self, in node: ViewNode) {
        let content = node.track { view.content() }
        if let position = node.environment.navigation {
            let dismiss = node.environment.dismiss
            // Back from the first screen of a stack in a stack leaves the inner one.
            node.handlers[.back] = { _ in
                if position.depth > 0 {
                    position.model.pop(to: position.depth - 1)
                } else {
                    dismiss()
                }
            }
        }
        node.child(.slot(.content), content)
    }
}

/// The screens above the first one.
struct PushedScreens: View {
    typealias Body = Never

    let model: NavigationModel

    static func _update(_ view: Self, in node: ViewNode) {
        let model = view.model
        model.isUpdating = true
        defer { model.isUpdating = false }
        node.track { model.dropUnreachable() }
        // A screen may push another one while it is evaluated, so the entries are read anew each time.
        var depth = 0
        while true {
            let entries = node.track { model.entries }
            guard depth < entries.count else { break }
            show(entries[depth], at: depth + 1, of: model, in: node)
            depth += 1
        }
        let screens = node.evaluatedChildren
        for child in screens { child.setCovered(child !== screens.last) }
        model.root?.setCovered(!screens.isEmpty)
        node.content = .custom { $0.children.last?.output ?? Output() }
    }

    private static func show(
        _ entry: NavigationModel.Entry,
        at depth: Int,
        of model: NavigationModel,
        in node: ViewNode
    ) {
        var environment = node.environment
        environment.navigation = NavigationPosition(model: model, depth: depth)
        environment.dismiss = DismissAction { [weak model] in model?.pop(to: depth - 1) }
        environment.isPresented = true
        switch entry {
        case .pushed(let screen):
            screen.build(node, .id(AnyHashable(PushedKey(id: screen.id))), environment)
        case .value(let index, let value):
            let key = ChildKey.id(AnyHashable(ValueKey(index: index, value: value)))
            if let build = model.destination(for: value) {
                build(node, key, environment)
            } else {
                let text = "No navigationDestination(for:) for \(type(of: value.base))."
                node.graph.warn(text)
                node.child(key, Screen { Text(verbatim: text) }, environment: environment)
            }
        }
    }

    private struct PushedKey: Hashable {
        let id: Int
    }

    private struct ValueKey: Hashable {
        let index: Int
        let value: AnyHashable
    }
}

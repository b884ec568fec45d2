extension View {
    /// Makes the screens of values of a type, for the stack around the view.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { DestinationModifier(content: self, destination: destination) }

    /// Pushes a screen while a binding is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        PresentedDestinationModifier(content: self) { () -> PresentedScreen<V>? in
            guard isPresented.wrappedValue else { return nil }
            return PresentedScreen(id: AnyHashable(0), content: destination) { isPresented.wrappedValue = false }
        }
    }

    /// Pushes a screen while a binding has a value.
    ///
    /// Another value is another screen.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        PresentedDestinationModifier(content: self) { () -> PresentedScreen<C>? in
            guard let value = item.wrappedValue else { return nil }
            return PresentedScreen(id: AnyHashable(value), content: { destination(value) }) { item.wrappedValue = nil }
        }
    }
}

private struct DestinationModifier<Content: View, Value: Hashable, Destination: View>: View {
    typealias Body = Never

    let content: Content
    let destination: (Value) -> Destination

    static func _update(_ view: Self, in node: ViewNode) {
        let destination = view.destination
        node.environment.navigation?.model.register(Value.self) { value in
            { parent, key, environment in
                guard let value = value.base as? Value else { return }
                parent.child(key, Screen { destination(value) }, environment: environment)
            }
        }
        node.child(.slot(.content), view.content)
    }
}

/// What a binding pushes now.
private struct PresentedScreen<Content: View> {
    let id: AnyHashable
    let content: () -> Content
    let dismiss: @MainActor () -> Void
}

private struct PresentedDestinationModifier<Content: View, Destination: View>: View {
    typealias Body = Never

    let content: Content
    let presented: @MainActor () -> PresentedScreen<Destination>?

    static func _update(_ view: Self, in node: ViewNode) {
        let presented = node.track { view.presented() }
        if let model = node.environment.navigation?.model {
            let build: NavigationModel.Build = { parent, key, environment in
                guard let presented else { return }
                let screen = Screen { Identified(id: presented.id, content: presented.content()) }
                parent.child(key, screen, environment: environment)
            }
            model.present(presented != nil, for: node, build: build) { presented?.dismiss() }
            node.extras.atEnd = { [weak model, weak node] in
                if let node { model?.present(false, for: node, build: { _, _, _ in }, dismissed: {}) }
            }
        }
        node.child(.slot(.content), view.content)
    }
}

/// A view whose state starts anew with another id.
struct Identified<Content: View>: View {
    typealias Body = Never

    let id: AnyHashable
    let content: Content

    static func _update(_ view: Self, in node: ViewNode) { node.child(.id(view.id), view.content) }
}

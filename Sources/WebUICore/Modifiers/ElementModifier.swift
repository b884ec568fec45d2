/// A view with one element around each of its parts.
struct ElementModifier<Content: View>: View {
    typealias Body = Never

    let content: Content
    let element: RenderElement

    static func _update(_ view: Self, in node: ViewNode) {
        node.content = .wrapper(view.element)
        node.child(.slot(.content), view.content)
    }
}

/// A view with an element around each of its parts that depends on the environment.
struct ResolvedElementModifier<Content: View>: View {
    typealias Body = Never

    let content: Content
    let element: @MainActor (EnvironmentValues) -> RenderElement

    static func _update(_ view: Self, in node: ViewNode) {
        node.content = .wrapper(view.element(node.environment))
        node.child(.slot(.content), view.content)
    }
}

/// A view in a changed environment.
struct EnvironmentModifier<Content: View>: View {
    typealias Body = Never

    let content: Content
    let change: @MainActor (inout EnvironmentValues) -> Void

    static func _update(_ view: Self, in node: ViewNode) {
        var environment = node.environment
        view.change(&environment)
        if let scheme = environment.ownColorScheme, scheme != node.environment.ownColorScheme {
            node.extras.mapOutput = { $0.appear(in: AppliedColorScheme(scheme)) }
        }
        node.child(.slot(.content), view.content, environment: environment)
    }
}

/// A view whose output is changed on its way to the screen.
struct OutputModifier<Content: View>: View {
    typealias Body = Never

    let content: Content
    let change: @MainActor (inout Output) -> Void

    static func _update(_ view: Self, in node: ViewNode) {
        node.extras.mapOutput = view.change
        node.child(.slot(.content), view.content)
    }
}

extension View {
    func wrapped(in element: RenderElement) -> some View { ElementModifier(content: self, element: element) }

    func wrapped(_ element: @escaping @MainActor (EnvironmentValues) -> RenderElement) -> some View {
        ResolvedElementModifier(content: self, element: element)
    }

    func environmentChange(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> some View {
        EnvironmentModifier(content: self, change: change)
    }

    func textEnvironment<Value>(
        _ keyPath: WritableKeyPath<TextEnvironment, Value>,
        _ value: Value
    ) -> some View { environmentChange { $0.text[keyPath: keyPath] = value } }

    func preference(_ change: @escaping @MainActor (inout ScreenPreferences) -> Void) -> some View {
        OutputModifier(content: self) { change(&$0.preferences) }
    }

    /// Changes the attributes of what the view shows, element by element.
    func attributes(_ change: @escaping @MainActor (inout NodeAttributes) -> Void) -> some View {
        OutputModifier(content: self) { output in
            output.nodes = output.nodes.map { node in
                var attributes = node.attributes
                change(&attributes)
                return attributes == node.attributes ? node : node.with(attributes: attributes)
            }
        }
    }
}

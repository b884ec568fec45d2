extension View {
    /// Runs an action when the view is tapped.
    public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
        TapModifier(content: self, count: count, action: action)
    }
}

private struct TapModifier<Content: View>: View {
    typealias Body = Never

    let content: Content
    let count: Int
    let action: @MainActor () -> Void

    static func _update(_ view: Self, in node: ViewNode) {
        node.content = .wrapper(.tapArea(count: view.count))
        if node.environment.isEnabled {
            let action = view.action
            node.handlers[.tap] = { _ in action() }
        }
        node.child(.slot(.content), view.content)
    }
}

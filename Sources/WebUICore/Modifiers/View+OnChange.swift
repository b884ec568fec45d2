extension View {
    /// Runs an action with the old and the new value when a value changes.
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { ChangeModifier(content: self, value: value, isInitial: initial, action: action) }

    /// Runs an action when a value changes.
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping @MainActor () -> Void
    ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

    /// Runs an action with the new value when a value changes.
    public func onChange<V: Equatable>(
        of value: V,
        perform action: @escaping @MainActor (_ newValue: V) -> Void
    ) -> some View { onChange(of: value, initial: false) { _, new in action(new) } }
}

private struct ChangeModifier<Content: View, Value: Equatable>: View {
    typealias Body = Never

    final class Memory {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    let content: Content
    let value: Value
    let isInitial: Bool
    let action: @MainActor (Value, Value) -> Void

    static func _update(_ view: Self, in node: ViewNode) {
        node.child(.slot(.content), view.content)
        let new = view.value
        let action = view.action
        guard let memory = node.extrasIfPresent?.memory(Memory.self) else {
            _ = node.extras.memory { Memory(new) }
            if view.isInitial { node.graph.afterUpdate { action(new, new) } }
            return
        }
        let old = memory.value
        guard old != new else { return }
        memory.value = new
        node.graph.afterUpdate { action(old, new) }
    }
}

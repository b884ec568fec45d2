extension View {
    /// Runs an action when the view comes on display.
    public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        LifecycleModifier(content: self) { lifecycle in lifecycle.appear = action }
    }

    /// Runs an action when the view goes, or another screen is put over it.
    public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        LifecycleModifier(content: self) { lifecycle in lifecycle.disappear = action }
    }

    /// Runs a task while the view is on display.
    ///
    /// It is cancelled when the view goes.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        LifecycleModifier(content: self) { $0.startTask = { Task(priority: priority) { await action() } } }
    }

    /// Runs a task while the view is on display, and starts it again when the value changes.
    public func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        let id = TaskIdentity(value)
        return LifecycleModifier(content: self, taskID: id) {
            $0.startTask = { Task(priority: priority) { await action() } }
        }
    }
}

/// The value that a task belongs to.
struct TaskIdentity {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<T: Equatable>(_ value: T) {
        self.value = value
        isEqual = { $0 as? T == value }
    }

    func isSame(as other: TaskIdentity) -> Bool { isEqual(other.value) }
}

private struct LifecycleModifier<Content: View>: View {
    typealias Body = Never

    let content: Content
    var taskID: TaskIdentity?
    let change: @MainActor (inout Lifecycle) -> Void

    static func _update(_ view: Self, in node: ViewNode) {
        node.child(.slot(.content), view.content)
        let isNew = node.extrasIfPresent == nil
        let extras = node.extras
        view.change(&extras.lifecycle)
        if isNew {
            extras.lifecycle.taskID = view.taskID
            node.graph.checkLifecycle(of: node)
        } else if let old = extras.lifecycle.taskID, let new = view.taskID, !old.isSame(as: new) {
            extras.lifecycle.taskID = new
            node.graph.afterUpdate { [weak node] in node?.extrasIfPresent?.lifecycle.restartTask() }
        }
    }
}

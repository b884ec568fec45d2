/// What a view does when it comes on display and when it goes.
@MainActor
struct Lifecycle {
    var appear: (@MainActor () -> Void)?
    var disappear: (@MainActor () -> Void)?
    var startTask: (@MainActor () -> Task<Void, Never>)?
    /// Another id ends the task and starts it again.
    var taskID: TaskIdentity?
    var task: Task<Void, Never>?
    var hasAppeared = false

    /// The view came on display.
    mutating func begin() -> (@MainActor () -> Void)? {
        hasAppeared = true
        task = startTask?()
        return appear
    }

    /// The view went.
    mutating func end() -> (@MainActor () -> Void)? {
        hasAppeared = false
        task?.cancel()
        task = nil
        return disappear
    }

    /// The id changed while the view is on display.
    mutating func restartTask() {
        guard hasAppeared else { return }
        task?.cancel()
        task = startTask?()
    }
}

extension ViewNode {
    /// Whether no screen lies over the one that the node is in.
    var isOnDisplay: Bool {
        var node: ViewNode? = self
        while let current = node {
            if current.isCovered { return false }
            node = current.parent
        }
        return true
    }

    /// Puts another screen over this one, or takes it away; the views on it go or come.
    func setCovered(_ isCovered: Bool) {
        guard self.isCovered != isCovered else { return }
        self.isCovered = isCovered
        queueLifecycles()
    }

    private func queueLifecycles() {
        if extrasIfPresent != nil { graph.checkLifecycle(of: self) }
        for child in children { child.queueLifecycles() }
    }
}

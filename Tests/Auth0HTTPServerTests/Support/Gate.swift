import Synchronization

/// Lets tasks wait until a test opens it.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }
    private let state = Mutex(State())

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting {
            continuation.resume()
        }
    }

    /// Waits, whether or not its task is cancelled.
    func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    /// Opens when the task that calls this is cancelled; returns then.
    func waitForCancellation() async {
        await withTaskCancellationHandler {
            await wait()
        } onCancel: {
            open()
        }
    }
}

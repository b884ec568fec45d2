import Foundation
import Synchronization

/// Everybody who waits for a delay, so that a stop need not wait for them.
final class Sleepers: Sendable {
    private struct State {
        var tasks: [UUID: Task<Void, Never>] = [:]
    }

    private let state = Mutex(State())
    private let sleep: @Sendable (Duration) async -> Void

    init(_ sleep: @escaping @Sendable (Duration) async -> Void) {
        self.sleep = sleep
    }

    func sleep(_ duration: Duration) async {
        let id = UUID()
        let task = Task { [sleep] in await sleep(duration) }
        state.withLock { $0.tasks[id] = task }
        await task.value
        state.withLock { $0.tasks[id] = nil }
    }

    func wakeAll() {
        for task in state.withLock({ Array($0.tasks.values) }) { task.cancel() }
    }
}

import FoundationEssentials
import Synchronization

/// Everybody who waits for a delay, so that a stop need not wait for them.
final class Sleepers: Sendable {
    private let tasks = Mutex<[UUID: Task<Void, Never>]>([:])
    private let sleep: @Sendable (Duration) async -> Void

    init(_ sleep: @escaping @Sendable (Duration) async -> Void) {
        self.sleep = sleep
    }

    var isEmpty: Bool { tasks.withLock(\.isEmpty) }

    func sleep(_ duration: Duration) async {
        let id = UUID()
        let task = Task { [sleep] in await sleep(duration) }
        tasks.withLock { $0[id] = task }
        await task.value
        tasks.withLock { $0[id] = nil }
    }

    func wakeAll() {
        for task in tasks.withLock({ Array($0.values) }) { task.cancel() }
    }
}

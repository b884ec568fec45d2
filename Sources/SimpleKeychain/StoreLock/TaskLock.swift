import Synchronization

/// The lock of a store that only this process can reach.
package final class TaskLock: StoreLocking {
    private let isHeld = Mutex(false)

    package init() {}

    package func acquire(within limit: Duration) async throws(StoreLockError) -> StoreLease {
        try await PolledLock { self.attempt() }.acquire(within: limit)
    }

    private func attempt() -> StoreLease? {
        let isMine = isHeld.withLock { isHeld in
            defer { isHeld = true }
            return !isHeld
        }
        return isMine ? StoreLease { self.isHeld.withLock { $0 = false } } : nil
    }
}

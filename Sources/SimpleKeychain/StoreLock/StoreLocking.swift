/// The lock of a store: whoever holds it may renew what lies in the store.
///
/// It excludes every other task and process that shares the store, and no one else: two stores never wait for each
/// other.
package protocol StoreLocking: Sendable {
    /// Waits for the lock without blocking a thread of the pool.
    ///
    /// - Parameter limit: How long to wait at most; zero tries once.
    /// - Returns: The right to renew, until it is released or let go of.
    /// - Throws: ``StoreLockError``: `busy` at the deadline, `cancelled` when the waiting task was cancelled.
    func acquire(within limit: Duration) async throws(StoreLockError) -> StoreLease
}

/// A held lock.
///
/// It is given back by ``release()``, else when the last reference goes, else by the system when the process ends,
/// however it ends.
package final class StoreLease: Sendable {
    private let giveBack: GiveBack

    package init(giveBack: @escaping @Sendable () -> Void) {
        self.giveBack = GiveBack(giveBack)
    }

    /// Gives the lock back.
    ///
    /// Calling it again does nothing.
    package func release() {
        giveBack.run()
    }

    deinit { giveBack.run() }
}

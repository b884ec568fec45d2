/// Whether one direction of a socket is worth another try, and who waits for that.
///
/// The watcher reports edges only, so an edge between a failed try and the wait for it must not be lost.
struct Readiness<Waiter> {
    private var isSignalled = false
    private var waiters: [Waiter] = []

    /// To be called before each try.
    mutating func willTry() {
        isSignalled = false
    }

    /// The socket is ready, has failed, or is closed.
    /// - Returns: those that are to try again.
    mutating func signal() -> [Waiter] {
        isSignalled = true
        defer { waiters = [] }
        return waiters
    }

    /// Waits for the next signal, after a try that found the socket not ready.
    /// - Returns: `false` when the signal has come since that try.
    mutating func wait(_ waiter: Waiter) -> Bool {
        guard !isSignalled else { return false }
        waiters.append(waiter)
        return true
    }
}

/// The life of one transfer: new → queued → running → ended.
///
/// Two sides race for it: the thread that runs it and whoever cancels it. Each asks here, under a lock, what it has
/// to do, and acts afterwards. The waiter is handed out exactly once.
struct TransferLife<Waiter: Sendable>: Sendable {
    private enum State {
        case new
        case queued(Waiter)
        case running(Waiter)
        case ended
    }

    private var state = State.new

    enum Submission: Sendable {
        case enqueue
        /// It was cancelled before it was submitted: tell the waiter, queue nothing.
        case refuse(Waiter)
    }

    mutating func submit(_ waiter: Waiter) -> Submission {
        guard case .new = state else { return .refuse(waiter) }
        state = .queued(waiter)
        return .enqueue
    }

    /// The thread takes the transfer from the queue.
    ///
    /// False if it was cancelled there, and nothing must start.
    mutating func begin() -> Bool {
        guard case .queued(let waiter) = state else { return false }
        state = .running(waiter)
        return true
    }

    enum Cancellation: Sendable {
        case nothing
        /// Nothing runs yet: only the waiter has to be told.
        case release(Waiter)
        /// The waiter has to be told and the thread has to stop the transfer.
        case releaseAndStop(Waiter)
    }

    mutating func cancel() -> Cancellation {
        defer { state = .ended }
        switch state {
        case .new, .ended: return .nothing
        case .queued(let waiter): return .release(waiter)
        case .running(let waiter): return .releaseAndStop(waiter)
        }
    }

    /// The thread has the outcome.
    ///
    /// The waiter to tell, or nil if a cancel came first.
    mutating func finish() -> Waiter? {
        defer { state = .ended }
        switch state {
        case .queued(let waiter), .running(let waiter): return waiter
        case .new, .ended: return nil
        }
    }
}

extension TransferLife.Submission: Equatable where Waiter: Equatable {}
extension TransferLife.Cancellation: Equatable where Waiter: Equatable {}

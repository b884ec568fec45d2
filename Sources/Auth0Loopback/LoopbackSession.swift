/// Who waits for a browser, which browsers wait for somebody, and how it all ends: the race between them.
///
/// Each waiter is answered once, and the first reason to end is the one that everybody gets.
struct LoopbackSession<Request, Waiter> {
    private var requests: [Request] = []
    private var waiters: [Waiter] = []
    private(set) var end: LoopbackError?

    enum Arrival {
        case deliver(Waiter)
        case kept
        /// Nobody will ask for it.
        case dropped
    }

    mutating func arrived(_ request: Request) -> Arrival {
        guard end == nil else { return .dropped }
        guard waiters.isEmpty else { return .deliver(waiters.removeFirst()) }
        requests.append(request)
        return .kept
    }

    enum Wait {
        case deliver(Request)
        case ended(LoopbackError)
        case waiting
    }

    mutating func wait(_ waiter: Waiter) -> Wait {
        if let end { return .ended(end) }
        guard requests.isEmpty else { return .deliver(requests.removeFirst()) }
        waiters.append(waiter)
        return .waiting
    }

    /// Returns the waiters to be told; nothing the second time.
    mutating func end(_ reason: LoopbackError) -> [Waiter] {
        guard end == nil else { return [] }
        end = reason
        requests = []
        defer { waiters = [] }
        return waiters
    }
}

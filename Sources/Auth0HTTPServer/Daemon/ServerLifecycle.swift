/// What a server may do next: the race between requests that arrive, requests that end, and a stop.
struct ServerLifecycle {
    private enum Phase {
        case new
        case running
        case stopping
        case stopped
    }

    private var phase = Phase.new
    /// Requests that a handler works on, or whose answer is on its way.
    private(set) var requestsAtWork = 0

    var isStopping: Bool { phase == .stopping || phase == .stopped }

    /// Whether the caller may start: once, and never after a stop.
    mutating func start() -> Bool {
        guard phase == .new else { return false }
        phase = .running
        return true
    }

    /// Undoes `start` after a failure to listen.
    mutating func startFailed() {
        if phase == .running { phase = .new }
    }

    /// Whether a request that has just been read may go to a handler.
    mutating func admitRequest() -> Bool {
        guard phase == .running else { return false }
        requestsAtWork += 1
        return true
    }

    /// Whether that was the last request that a stop waits for.
    mutating func requestEnded() -> Bool {
        requestsAtWork -= 1
        return phase == .stopping && requestsAtWork == 0
    }

    enum Stop: Equatable {
        /// Nothing runs.
        case nothing
        /// Nothing is at work: close at once.
        case closeNow
        /// Close when `requestEnded` says so.
        case closeWhenDrained
    }

    mutating func stop() -> Stop {
        switch phase {
        case .new, .stopped, .stopping:
            if phase == .new { phase = .stopped }
            return .nothing
        case .running:
            phase = .stopping
            return requestsAtWork == 0 ? .closeNow : .closeWhenDrained
        }
    }

    mutating func closed() {
        phase = .stopped
    }
}

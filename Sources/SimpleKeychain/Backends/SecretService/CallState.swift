/// One call with a deadline: decides the race between its end and the deadline.
struct CallState: Sendable {
    enum Phase: Sendable, Equatable {
        /// The thread has not come to it yet.
        case waiting
        case running
        case finished
        /// The caller stopped waiting.
        case givenUp
        /// The caller stopped waiting, and the thread is stuck in it.
        case stalled
    }

    private(set) var phase = Phase.waiting

    /// The thread comes to the call.
    ///
    /// - Returns: Whether anyone still waits for it.
    mutating func start() -> Bool {
        guard phase == .waiting else { return false }
        phase = .running
        return true
    }

    /// The call returned.
    ///
    /// - Returns: Whether the thread had been given up in the meantime, so that it has to end.
    mutating func finish() -> Bool {
        let wasStalled = phase == .stalled
        phase = .finished
        return wasStalled
    }

    /// The caller stops waiting.
    ///
    /// - Returns: Whether the thread is stuck in the call, so that another one has to take its place.
    mutating func giveUp() -> Bool {
        switch phase {
        case .waiting: phase = .givenUp
        case .running: phase = .stalled
        case .finished, .givenUp, .stalled: break
        }
        return phase == .stalled
    }
}

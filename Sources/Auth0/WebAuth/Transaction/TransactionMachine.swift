/// One trip to the browser and back as a value: what has happened, and so what still counts.
///
/// It decides and does nothing; ``Transaction`` acts. Of all that can end a trip exactly one does.
struct TransactionMachine: Sendable {
    enum Phase: Equatable {
        /// The listener is being opened.
        case listening
        /// The page is shown; the browser is to come back.
        case waiting
        /// The browser has come back, and its code is being exchanged.
        case exchanging
        /// The person is signed in, and the credentials are being stored.
        case keeping
        case ended
    }

    /// What can end a trip.
    enum End {
        /// The program or the person does not want it any more.
        case cancelled
        /// The browser did not come back in time.
        case timedOut
        /// The page could not be shown, or was closed.
        case pageFailed
        /// The last step is done, or one failed.
        case finished
    }

    enum Reception: Equatable {
        /// The first good callback: go on with it.
        case proceed
        /// The first callback, and a bad one: the trip has ended with it.
        case refuse
        /// The browser was here before: it gets the outcome, too.
        case again
        /// Nothing waits for it any more.
        case late
    }

    private(set) var phase = Phase.listening

    /// - Returns: Whether the page is to be shown; `false` when the trip ended meanwhile.
    mutating func opened() -> Bool {
        guard phase == .listening else { return false }
        phase = .waiting
        return true
    }

    mutating func callback(isGood: Bool) -> Reception {
        switch phase {
        case .listening, .waiting:
            phase = isGood ? .exchanging : .ended
            return isGood ? .proceed : .refuse
        case .exchanging, .keeping: return .again
        case .ended: return .late
        }
    }

    /// - Returns: Whether the credentials are to be stored; `false` when the trip ended meanwhile.
    mutating func exchanged() -> Bool {
        guard phase == .exchanging else { return false }
        phase = .keeping
        return true
    }

    /// - Returns: Whether it ended now, and by this.
    mutating func end(_ end: End) -> Bool {
        let counts =
            switch (phase, end) {
            case (.ended, _): false
            // Who is signed in is signed in: from here on only the storing decides.
            case (.keeping, _): end == .finished
            // The browser has come back, so it was neither closed nor slow.
            case (.exchanging, _): end == .finished || end == .cancelled
            case (.listening, _), (.waiting, _): true
            }
        if counts { phase = .ended }
        return counts
    }
}

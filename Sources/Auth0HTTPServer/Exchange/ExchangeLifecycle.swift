/// Where one request stands: the race between its handler, its client and the daemon.
///
/// The connection is suspended exactly while the phase is `running`. So whoever takes it out of that phase resumes the
/// connection, once, and nobody resumes it in any other phase.
struct ExchangeLifecycle {
    enum Phase: Equatable {
        /// Head and body are being read.
        case receiving
        /// The handler works; the connection is suspended.
        case running
        /// The handler is done; the daemon has not come for the answer yet.
        case answered
        /// The answer is the library's.
        case replying
        /// The library has forgotten the request.
        case ended
    }

    private(set) var phase = Phase.receiving
    private(set) var isClientGone = false
    private(set) var isServerStopping = false
    private var isAdmitted = false
    /// Whether a closure that belongs to the answer, a stream's or an upgrade's, has not returned yet.
    private var isProducing = false

    /// The request is complete and goes to a handler.
    mutating func handlerStarts() {
        guard phase == .receiving else { return }
        phase = .running
        isAdmitted = true
    }

    /// Whether the connection is to be resumed.
    mutating func handlerFinished() -> Bool {
        guard phase == .running else { return false }
        phase = .answered
        return true
    }

    /// An answer was handed to the library.
    mutating func replies() {
        guard phase != .ended else { return }
        phase = .replying
    }

    /// A client that closed its sending side alone looks the same and may still read, so the answer is sent all the same.
    mutating func clientLeft() {
        isClientGone = true
    }

    /// A stop has begun: streams and upgraded connections end now, handlers may finish.
    mutating func serverStops() {
        isServerStopping = true
    }

    /// Whether what produces the rest of the answer is to be cancelled from the start.
    var cancelsProducer: Bool { isClientGone || isServerStopping }

    mutating func producerStarts() {
        isProducing = true
    }

    /// Whether a stop that counts this request is to be told now that it ended.
    mutating func producerFinished() -> Bool {
        isProducing = false
        return phase == .ended && isAdmitted
    }

    /// Whether a stop that counts this request is to be told now that it ended.
    mutating func end() -> Bool {
        guard phase != .ended else { return false }
        phase = .ended
        return isAdmitted && !isProducing
    }
}

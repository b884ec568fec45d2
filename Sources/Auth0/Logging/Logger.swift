/// Receives what the SDK does, for diagnosis.
///
/// Nothing is logged unless one is set.
///
/// An event holds names, never values: no token, code, address, number, header value or query reaches a logger.
public protocol Logger: Sendable {
    /// Takes one event; called on whichever thread the event happened.
    func log(_ event: LogEvent)
}

/// What a ``Logger`` is told.
public enum LogEvent: Sendable, CustomStringConvertible {
    /// A request is about to be sent.
    case request(RequestTrace)
    /// An answer arrived.
    case response(ResponseTrace)
    /// A request got no answer.
    case failure(FailureTrace)

    /// The event on one line.
    public var description: String {
        switch self {
        case .request(let trace): trace.description
        case .response(let trace): trace.description
        case .failure(let trace): trace.description
        }
    }
}

/// A client that can be told to log.
public protocol Loggable {
    /// Where events go; `nil` is silence.
    var logger: (any Logger)? { get set }
}

extension Loggable {
    /// A copy that logs to this logger.
    public func using(logger: any Logger) -> Self {
        var copy = self
        copy.logger = logger
        return copy
    }

    /// A copy that logs to standard error, or not at all.
    public func logging(enabled: Bool) -> Self {
        var copy = self
        copy.logger = enabled ? StandardErrorLogger() : nil
        return copy
    }
}

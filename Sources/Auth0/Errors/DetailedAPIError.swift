extension DetailedAPIError {
    /// Creates an error from the members of an answer; `cause` may stand among them.
    public init(info: [String: Any], statusCode: Int) {
        self.init(details: APIErrorDetails(info: info, statusCode: statusCode))
    }

    /// Everything the server said, by its own names; also `statusCode` and, where there is one, `cause`.
    public var info: [String: Any] { details.info }

    /// The HTTP status of the answer, 0 where there was none.
    public var statusCode: Int { details.statusCode }

    /// The error behind this one, if there is one.
    public var cause: (any Error)? { details.cause }

    /// The server's error code, or one that starts with `a0.sdk.` for what never reached a server.
    public var code: String { details.code }

    /// What went wrong, for a developer; values that were sent are masked.
    public var debugDescription: String { details.text }

    /// Equal when code, status and text are.
    public static func == (left: Self, right: Self) -> Bool {
        left.code == right.code && left.statusCode == right.statusCode
            && left.debugDescription == right.debugDescription
    }

    /// No children: `dump` and a debugger show no member of the answer, which may hold a token.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

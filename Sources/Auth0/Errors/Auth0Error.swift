public import Foundation

/// An error of this SDK.
public protocol Auth0Error: LocalizedError, CustomDebugStringConvertible, Sendable {
    /// The error behind this one, if there is one.
    var cause: (any Error)? { get }
}

extension Auth0Error {
    /// `nil` unless the error has one.
    public var cause: (any Error)? { nil }

    /// What went wrong, for a developer.
    ///
    /// It holds no secret and none of the values that were sent.
    public var localizedDescription: String { debugDescription }

    /// What went wrong, for a developer.
    ///
    /// It holds no secret and none of the values that were sent.
    public var errorDescription: String? { debugDescription }
}

/// An error in the answer of an Auth0 API, or on the way to it.
public protocol Auth0APIError: Auth0Error {
    /// Everything the server said, by its own names; also `statusCode` and, where there is one, `cause`.
    var info: [String: Any] { get }

    /// The server's error code, or one that starts with `a0.sdk.` for what never reached a server.
    var code: String { get }

    /// The HTTP status of the answer, 0 where there was none.
    var statusCode: Int { get }

    /// Creates an error from the members of an answer.
    init(info: [String: Any], statusCode: Int)
}

extension Auth0APIError {
    /// Whether the request failed on its way: no connection, no name, a time-out, a broken connection.
    ///
    /// Nothing was decided by the server, so a sign-in is not over; the same call may succeed later.
    public var isNetworkError: Bool {
        NetworkFailure.isNetworkFailure(cause)
    }

    /// Whether the same request may succeed later: network errors, 429 and 5xx.
    public var isRetryable: Bool {
        isNetworkError || statusCode == 429 || (500...599).contains(statusCode)
    }
}

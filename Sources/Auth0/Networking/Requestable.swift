/// A request that is ready to be sent.
///
/// Each `start` sends it once. The request itself is a value: it may be kept and started again.
public protocol Requestable<ResultType, ErrorType>: Sendable {
    /// What a successful answer is decoded into.
    associatedtype ResultType: Sendable
    /// The error of a refused or failed request.
    associatedtype ErrorType: Auth0APIError

    /// A copy with more parameters. A parameter that the request has already keeps its value.
    ///
    /// `openid` is added to a `scope` that lacks it.
    func parameters(_ extraParameters: [String: Any]) -> any Requestable<ResultType, ErrorType>

    /// A copy with more header fields. A field that the request has already keeps its value.
    func headers(_ extraHeaders: [String: String]) -> any Requestable<ResultType, ErrorType>

    /// A copy with more checks. They run before anything is sent; what one throws becomes the error's `cause`.
    func requestValidators(_ extraValidators: [any RequestValidator]) -> any Requestable<ResultType, ErrorType>

    /// Sends the request and calls back on the main actor, exactly once.
    ///
    /// A program that blocks its main thread gets no callback; servers and commands use the async form.
    func start(_ callback: @escaping @MainActor (Result<ResultType, ErrorType>) -> Void)

    /// Sends the request and waits for its answer.
    ///
    /// - Throws: `ErrorType`. A cancelled task gets one whose `cause` is `URLError(.cancelled)`.
    func start() async throws -> ResultType
}

/// A check of a request that runs before it is sent.
public protocol RequestValidator: Sendable {
    /// Checks the request.
    ///
    /// - Throws: What becomes the `cause` of the request's error.
    func validate() throws
}

/// Sends a request and returns the whole reply.
///
/// Every transport keeps these promises:
/// - a call ends exactly once; a cancelled call ends at once with `URLError(.cancelled)`;
/// - a call never lasts longer than the request's `timeout`;
/// - no redirect leads to another origin, and none is followed for anything but GET and HEAD;
/// - a failure is a `URLError` whose text names the cure and repeats nothing of the request or the reply.
package protocol HTTPTransport: Sendable {
    func send(_ request: HTTPClientRequest) async throws -> HTTPClientResponse
}

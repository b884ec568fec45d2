package import FoundationEssentials

/// What a handler answers.
///
/// The server frames the message itself: `Content-Length` and `Transfer-Encoding` among the headers are left out.
/// A status, header name or header value that cannot go on the wire turns the answer into a 500.
package struct HTTPResponse: Sendable {
    package enum Body: Sendable {
        /// The whole body at once.
        case bytes(Data)
        /// A body that is written piece by piece while it is sent, in chunks to an HTTP/1.1 client.
        ///
        /// When the closure throws, or its task is cancelled, the connection is closed without the final chunk, so that
        /// the client knows that something is missing. Its task is cancelled when the client goes away and when the
        /// server stops.
        case stream(@Sendable (BodyWriter) async throws -> Void)
        /// Status 101, and then the closure owns the connection, which is closed when it returns.
        ///
        /// The headers must have `Upgrade`; `Connection` is the server's. A stop closes the connection, cancels the
        /// closure's task and waits for it.
        case upgrade(@Sendable (UpgradedConnection) async -> Void)
        /// Closes the connection without sending a byte.
        case disconnect
    }

    package var status: Int
    package var headers: HTTPHeaders
    package var body: Body

    package init(status: Int = 200, headers: HTTPHeaders = [:], body: Body = .bytes(Data())) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

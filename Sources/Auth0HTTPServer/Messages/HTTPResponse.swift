package import Foundation

/// What a handler answers.
///
/// The server frames the message itself: `Content-Length` and `Transfer-Encoding` among the headers are left out.
/// A status, header name or header value that cannot go on the wire turns the answer into a 500.
package struct HTTPResponse: Sendable {
    package enum Body: Sendable {
        /// The whole body at once.
        case bytes(Data)
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

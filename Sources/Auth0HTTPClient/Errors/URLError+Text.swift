import Foundation

extension URLError {
    /// An error with a text of ours: one that stands in the source, so that it can hold no secret.
    init(_ code: URLError.Code, _ text: StaticString) {
        self.init(code, userInfo: [NSLocalizedDescriptionKey: "\(text)"])
    }

    static var callCancelled: URLError { URLError(.cancelled, "The call was cancelled.") }

    static var deadlineExceeded: URLError {
        URLError(.timedOut, "The server did not answer in time. Check the network, or allow the request more time.")
    }

    static var bodyTooLong: URLError {
        URLError(.dataLengthExceedsMaximum, "The reply is longer than this client accepts.")
    }
}

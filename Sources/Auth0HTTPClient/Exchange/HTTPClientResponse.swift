package import Foundation

/// A whole reply, whatever its status.
package struct HTTPClientResponse: Sendable {
    package var status: Int
    package var headers: [(name: String, value: String)]
    package var body: Data

    package init(status: Int, headers: [(name: String, value: String)] = [], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The first value of a header; names are compared without case.
    package func header(_ name: String) -> String? {
        headers.first { $0.name.isSameHeaderName(as: name) }?.value
    }
}

package import FoundationEssentials

/// One request, complete with its body, as a handler sees it.
package struct HTTPRequest: Sendable {
    /// The method as sent; it is case-sensitive (RFC 9110, section 9.1).
    package var method: String
    /// The path as sent: percent-encoded, without the query.
    package var path: String
    /// What follows the first `?` of the target, as sent; `nil` without a `?`.
    package var query: String?
    package var headers: HTTPHeaders
    package var body: Data
    /// The peer's numeric address, without its port.
    package var remoteAddress: String
    /// Whether the peer's address is in 127.0.0.0/8, `::1`, or the former mapped into IPv6.
    package var isFromLoopback: Bool

    package init(
        method: String,
        path: String,
        query: String? = nil,
        headers: HTTPHeaders = [:],
        body: Data = Data(),
        remoteAddress: String = "127.0.0.1",
        isFromLoopback: Bool = true
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.remoteAddress = remoteAddress
        self.isFromLoopback = isFromLoopback
    }
}

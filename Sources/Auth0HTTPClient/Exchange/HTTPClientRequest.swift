package import Foundation

/// One request to send.
package struct HTTPClientRequest: Sendable {
    package var method: String
    package var url: URL
    /// Framing (`Content-Length`, `Transfer-Encoding`, `Expect`) belongs to the transport and is ignored here.
    package var headers: [(name: String, value: String)]
    package var body: Data?
    /// The time for everything: name look-up, connection, redirects and the last byte of the reply.
    package var timeout: Duration
    /// The longest body that is accepted, in bytes, counted after decompression.
    package var maximumBodyBytes: Int = 1 << 20

    package init(
        method: String = "GET",
        url: URL,
        headers: [(name: String, value: String)] = [],
        body: Data? = nil,
        timeout: Duration = .seconds(30)
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.timeout = timeout
    }
}

extension HTTPClientRequest {
    /// Refuses what could not be sent as it is meant: another scheme, a name or password in the URL, a line break
    /// that would end a header early.
    func validate() throws(TransportFailure) {
        guard let scheme = url.scheme?.lowercased(), let host = url.host, !host.isEmpty else {
            throw .incompleteURL
        }
        guard scheme == "https" || scheme == "http" else {
            throw .unsupportedScheme
        }
        guard url.user == nil, url.password == nil else {
            throw .credentialsInURL
        }
        guard !method.isEmpty, method.utf8.allSatisfy(\.isTokenCharacter),
            headers.allSatisfy({ !$0.name.isEmpty && $0.name.utf8.allSatisfy(\.isTokenCharacter) }),
            headers.allSatisfy({ !$0.value.utf8.contains(where: \.endsHeader) })
        else {
            throw .forbiddenCharacter
        }
    }

    /// GET and HEAD: a second sending changes nothing at the server (RFC 9110, 9.2.1).
    var isSafe: Bool { method == "GET" || method == "HEAD" }

    var sendableHeaders: [(name: String, value: String)] {
        headers.filter { header in !Self.framingHeaders.contains { $0.isSameHeaderName(as: header.name) } }
    }

    func has(_ name: String) -> Bool {
        headers.contains { $0.name.isSameHeaderName(as: name) }
    }

    private static let framingHeaders = ["content-length", "transfer-encoding", "expect", "connection"]
}

extension String {
    /// Names of headers are ASCII and compared without case (RFC 9110, 5.1).
    func isSameHeaderName(as other: String) -> Bool {
        utf8.count == other.utf8.count && zip(utf8, other.utf8).allSatisfy { $0.lowercased == $1.lowercased }
    }
}

extension UInt8 {
    fileprivate var lowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }

    /// `tchar` of RFC 9110, 5.6.2.
    fileprivate var isTokenCharacter: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default:
            "!#$%&'*+-.^_`|~".utf8.contains(self)
        }
    }

    fileprivate var endsHeader: Bool { self == 0 || self == UInt8(ascii: "\r") || self == UInt8(ascii: "\n") }
}

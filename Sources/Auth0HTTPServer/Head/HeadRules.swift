/// What a request head must look like (RFC 9110 and RFC 9112), where the library is laxer than safe.
///
/// Each rule keeps two readers of one byte stream from seeing different messages; a request that breaks one never
/// reaches a handler.
struct HeadRules {
    let maximumHeaderBytes: Int

    /// How the body's end is found.
    enum Framing: Equatable {
        case none
        case length(Int)
        case chunked
    }

    struct Accepted: Equatable {
        var method: String
        var path: String
        var query: String?
        var headers: HTTPHeaders
        var framing: Framing
    }

    func judge(_ head: RequestHead) -> Result<Accepted, RefusedHead> {
        guard head.size <= maximumHeaderBytes else { return .failure(.tooLarge) }
        guard
            head.isExact,
            Grammar.isToken(head.method),
            head.version == "HTTP/1.1" || head.version == "HTTP/1.0",
            var headers = Self.trimmed(head.headers),
            let target = RequestTarget(head.target, method: head.method),
            Self.hasOneHost(headers, version: head.version),
            let framing = Self.framing(head.headers, version: head.version)
        else { return .failure(.malformed) }
        // The authority of an absolute target takes the place of Host (RFC 9112, section 3.2.2).
        if let authority = target.authority { headers.set("Host", authority) }
        return .success(
            Accepted(
                method: head.method,
                path: target.path,
                query: target.query,
                headers: headers,
                framing: framing
            )
        )
    }

    /// The fields without white space at the end of values; `nil` when a name or a value has a byte it must not have.
    private static func trimmed(_ headers: HTTPHeaders) -> HTTPHeaders? {
        var trimmed = HTTPHeaders()
        for (name, value) in headers {
            guard Grammar.isToken(name), Grammar.isFieldValue(value) else { return nil }
            trimmed.add(name, Grammar.trimmingEnd(value))
        }
        return trimmed
    }

    private static func hasOneHost(_ headers: HTTPHeaders, version: String) -> Bool {
        let hosts = headers.all("Host")
        guard let host = hosts.first else { return version == "HTTP/1.0" }
        return hosts.count == 1 && (host.isEmpty || Grammar.isAuthority(host))
    }

    /// Compares the values as the library saw them, untrimmed: a length that only one of the two can read is refused.
    private static func framing(_ headers: HTTPHeaders, version: String) -> Framing? {
        let codings = headers.all("Transfer-Encoding")
        let lengths = headers.all("Content-Length")
        guard codings.isEmpty else {
            let isChunked = codings.count == 1 && HTTPHeaders.same(codings[0], "chunked")
            return isChunked && lengths.isEmpty && version == "HTTP/1.1" ? .chunked : nil
        }
        guard let length = lengths.first else { return Framing.none }
        guard lengths.count == 1, !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return .length(Int(length) ?? .max)
    }
}

/// Why a head was refused.
enum RefusedHead: Error, Equatable {
    case malformed
    case tooLarge

    var status: Int {
        switch self {
        case .malformed: 400
        case .tooLarge: 431
        }
    }
}

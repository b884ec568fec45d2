package import Auth0HTTPServer

/// Which `Host` and `Origin` are ours.
///
/// Guards against DNS rebinding and against other sites' requests.
package struct RequestOrigin: Sendable {
    package enum Verdict: Sendable, Equatable {
        /// The request names a host of ours.
        case ours(host: String)
        /// A page must be asked for by the name `localhost`, where passkeys work.
        case redirect(host: String)
        case foreign
    }

    /// A loopback server answers to its own names only; a remote one to any name.
    package enum Names: Sendable {
        case loopback
        case any
    }

    private let port: UInt16
    private let names: Names

    package init(port: UInt16, names: Names) {
        self.port = port
        self.names = names
    }

    package func verdict(on request: HTTPRequest) -> Verdict {
        let hosts = request.headers.all("Host")
        guard hosts.count == 1, let host = hosts.first?.lowercased(), Self.isPlain(host) else { return .foreign }
        switch names {
        case .any:
            return .ours(host: host)
        case .loopback:
            if accepts(host, name: "localhost") { return .ours(host: host) }
            let isAddress = accepts(host, name: "127.0.0.1") || accepts(host, name: "[::1]")
            return isAddress ? .redirect(host: "localhost:\(port)") : .foreign
        }
    }

    /// Whether the request says that a page of ours sent it.
    ///
    /// An absent `Origin` is refused.
    package func isOwnOrigin(_ request: HTTPRequest) -> Bool {
        guard case .ours(let host) = verdict(on: request) else { return false }
        let origins = request.headers.all("Origin").map { $0.lowercased() }
        // Behind a proxy that ends TLS the page's scheme is https while ours is http.
        return origins == ["http://\(host)"] || (names == .any && origins == ["https://\(host)"])
    }

    private func accepts(_ host: String, name: String) -> Bool {
        host == "\(name):\(port)" || (port == 80 && host == name)
    }

    /// A host ends up in headers, so nothing but a name, an address and a port may stand in it.
    private static func isPlain(_ host: String) -> Bool {
        !host.isEmpty
            && host.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
                default: ".-_:[]".utf8.contains(byte)
                }
            }
    }
}

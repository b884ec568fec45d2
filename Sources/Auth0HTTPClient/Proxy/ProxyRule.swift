import Foundation
import Glibc

/// The proxy that the environment asks for, in the way that curl reads it: `http_proxy`, `https_proxy`, `all_proxy` and
/// `no_proxy`, in small or capital letters.
///
/// Loopback never goes through a proxy.
struct ProxyRule: Sendable {
    private let environment: [String: String]

    init(environment: [String: String]) {
        self.environment = environment
    }

    /// The proxy for a URL, or nil to connect directly.
    ///
    /// `exceptions` still has to be applied.
    func proxy(for url: URL) -> String? {
        guard let scheme = url.scheme?.lowercased(), let host = url.host, !Loopback.contains(host) else { return nil }
        return value("\(scheme)_proxy") ?? value("all_proxy")
    }

    /// The hosts that are reached directly, as one comma-separated list.
    var exceptions: String { value("no_proxy") ?? "" }

    private func value(_ name: String) -> String? {
        if let value = environment[name], !value.isEmpty { return value }
        // Under CGI, HTTP_PROXY is a visitor's `Proxy:` header and must not be believed (CVE-2016-5385).
        if name == "http_proxy", environment["REQUEST_METHOD"] != nil { return nil }
        guard let value = environment[name.uppercased()], !value.isEmpty else { return nil }
        return value
    }
}

/// The names and addresses of this machine: `localhost`, `*.localhost`, 127.0.0.0/8 and `::1`.
enum Loopback {
    static func contains(_ host: String) -> Bool {
        let name = host.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "[]."))
        if name == "localhost" || name.hasSuffix(".localhost") { return true }
        var four = in_addr()
        if inet_pton(AF_INET, name, &four) == 1 { return UInt32(bigEndian: four.s_addr) >> 24 == 127 }
        var six = in6_addr()
        guard inet_pton(AF_INET6, name, &six) == 1 else { return false }
        return withUnsafeBytes(of: six) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
    }
}

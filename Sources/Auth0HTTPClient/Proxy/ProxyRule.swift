import Foundation
import Glibc

/// The proxy that the environment asks for, in the way that curl reads it: `http_proxy`, `https_proxy`, `all_proxy` and
/// `no_proxy`, in small or capital letters.
///
/// Loopback never goes through a proxy.
struct ProxyRule: Sendable {
    /// The hosts that are reached directly, as one comma-separated list.
    let exceptions: String

    private let http: String?
    private let https: String?

    init(environment: [String: String]) {
        let all = Self.value("all_proxy", environment)
        http = Self.value("http_proxy", environment) ?? all
        https = Self.value("https_proxy", environment) ?? all
        exceptions = Self.value("no_proxy", environment) ?? ""
    }

    /// The proxy for a URL, or nil to connect directly.
    ///
    /// `exceptions` still has to be applied.
    func proxy(for url: URL) -> String? {
        guard let proxy = url.scheme?.lowercased() == "https" ? https : http else { return nil }
        return url.host.map(Loopback.contains) == false ? proxy : nil
    }

    private static func value(_ name: String, _ environment: [String: String]) -> String? {
        if let value = environment[name], !value.isEmpty { return value }
        // Under CGI, HTTP_PROXY is a visitor's `Proxy:` header and must not be believed (CVE-2016-5385).
        if name == "http_proxy", environment["REQUEST_METHOD"] != nil { return nil }
        return environment[name.uppercased()].flatMap { $0.isEmpty ? nil : $0 }
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

import Foundation

/// Names and addresses of this machine: `localhost`, `*.localhost`, 127.0.0.0/8 and `::1`.
package enum Loopback {
    /// Decides on a host as it was parsed out of a URL, never on a prefix of text.
    package static func contains(host: String) -> Bool {
        let host = host.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        if host == "localhost" || host.hasSuffix(".localhost") || host == "::1" { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}

/// Whether a browser may be sent where a request asks.
enum RedirectURI {
    /// Compares byte for byte; with `loopbackAnyPort` the port of a loopback address is left out (RFC 8252, section 7.3).
    ///
    /// A fragment is never allowed (RFC 6749, section 3.1.2).
    static func isAllowed(_ uri: String, by allowed: [String], loopbackAnyPort: Bool) -> Bool {
        guard !uri.utf8.contains(UInt8(ascii: "#")) else { return false }
        // Swift's own equality takes different spellings of one character for equal.
        if allowed.contains(where: { $0.utf8.elementsEqual(uri.utf8) }) { return true }
        guard loopbackAnyPort, let asked = LoopbackURI(uri) else { return false }
        return allowed.contains { LoopbackURI($0)?.isSame(as: asked) == true }
    }
}

/// An `http` address of this machine, taken apart at its port.
private struct LoopbackURI {
    private let host: Substring
    private let rest: Substring

    init?(_ uri: String) {
        guard uri.hasPrefix("http://") else { return nil }
        let afterScheme = uri.dropFirst("http://".count)
        let authority = afterScheme.prefix { !"/?#".contains($0) }
        guard LoopbackName.matches(authority: String(authority)), let host = LoopbackName.host(of: String(authority))
        else { return nil }
        self.host = authority.prefix(host.count)
        rest = afterScheme.dropFirst(authority.count)
    }

    func isSame(as other: LoopbackURI) -> Bool {
        host.utf8.elementsEqual(other.host.utf8) && rest.utf8.elementsEqual(other.rest.utf8)
    }
}

extension TenantClient {
    /// Whether browser sign-in may return to `uri`.
    func allowsCallback(_ uri: String) -> Bool {
        RedirectURI.isAllowed(uri, by: callbacks, loopbackAnyPort: loopbackAnyPort)
    }

    /// Whether a sign-out may return to `uri`.
    func allowsLogoutURL(_ uri: String) -> Bool {
        RedirectURI.isAllowed(uri, by: logoutURLs, loopbackAnyPort: loopbackAnyPort)
    }
}

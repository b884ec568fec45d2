package import Foundation

/// Where a tenant answers: the canonical form of a domain that a developer wrote.
package struct TenantAddress: Sendable, Hashable {
    /// Scheme, host and port with a slash at the end; also the issuer of the tenant's tokens.
    package let url: URL

    package var issuer: String { url.absoluteString }

    /// Understands `tenant.example.com`, also with `https://`, a port, a slash at the end or white space around it.
    ///
    /// `http://` is for loopback names only: tokens must not travel in the clear.
    ///
    /// - Throws: ``ConfigurationError``, which says what to write instead.
    package init(domain: String) throws(ConfigurationError) {
        let text = domain.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { throw .emptyDomain }
        let spelled = text.contains("://") ? text : "https://" + text
        guard var components = URLComponents(string: spelled), let host = components.encodedHost?.lowercased(),
            Self.isHost(host), components.user == nil, components.password == nil
        else { throw .malformedDomain }
        guard ["", "/"].contains(components.path), components.query == nil, components.fragment == nil else {
            throw .domainWithPath
        }
        switch components.scheme?.lowercased() {
        case "https": components.scheme = "https"
        case "http":
            guard Loopback.contains(host: host) else { throw .insecureDomain }
            components.scheme = "http"
        default: throw .malformedDomain
        }
        components.encodedHost = host
        components.path = "/"
        if components.port == (components.scheme == "https" ? 443 : 80) { components.port = nil }
        guard let url = components.url else { throw .malformedDomain }
        self.url = url
    }

    /// A host name of letters, digits, dots and hyphens, or an IPv6 address in brackets.
    private static func isHost(_ host: String) -> Bool {
        if host.hasPrefix("["), host.hasSuffix("]") {
            return host.dropFirst().dropLast().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
        }
        return !host.isEmpty && !host.hasPrefix(".") && !host.contains("..")
            && host.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }
    }

    /// The URL of an API path, with query items whose values are encoded to the last character.
    package func url(path: String, query: JSONObject = [:]) throws(ConfigurationError) -> URL {
        var text = url.absoluteString + path
        if !query.isEmpty {
            text += "?" + Query.encode(query)
        }
        guard let url = URL(string: text) else { throw .malformedDomain }
        return url
    }
}

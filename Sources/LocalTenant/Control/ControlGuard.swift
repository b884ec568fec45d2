import Auth0Crypto
import FoundationEssentials

/// Who may use control and pages: this machine under its own names, or whoever has the control token.
///
/// A page of another site must not read codes, whether it sends requests across origins or has its own name resolve to
/// this machine (DNS rebinding).
struct ControlGuard: Sendable {
    let token: String?

    /// - Throws: a refusal that says what is missing.
    func check(_ request: TenantRequest) throws {
        let presented = presentedToken(request)
        let hasToken = token.map { ConstantTime.equal(presented ?? "", $0) } ?? false
        if presented != nil, token != nil, !hasToken { throw OAuthError.badControlToken }
        if !hasToken {
            guard request.isFromLoopback else {
                throw token == nil ? OAuthError.remoteControl : OAuthError.badControlToken
            }
            guard LoopbackName.matches(authority: request.header("host") ?? "") else { throw OAuthError.foreignHost }
        }
        guard isOwnPage(request) else { throw OAuthError.foreignOrigin }
    }

    /// The token as `Bearer`, or as the password of `Basic`, which is what a browser can be asked for.
    private func presentedToken(_ request: TenantRequest) -> String? {
        guard let header = request.header("authorization") else { return nil }
        let words = header.split(separator: " ", maxSplits: 1)
        guard words.count == 2, let scheme = words.first?.lowercased(), let value = words.last.map(String.init) else {
            return nil
        }
        switch scheme {
        case "bearer": return value
        case "basic": return BasicCredentials(value)?.password
        default: return nil
        }
    }

    /// Whether the request comes from no page at all, from one of the tenant's own, or from the address bar.
    private func isOwnPage(_ request: TenantRequest) -> Bool {
        if let site = request.header("sec-fetch-site"), site != "same-origin", site != "none" {
            // Following a link from an application on this machine to a page is fine; it only shows.
            guard site == "same-site", request.method == "GET", request.header("sec-fetch-mode") == "navigate",
                request.header("sec-fetch-dest") == "document"
            else { return false }
        }
        guard let origin = request.header("origin") else { return true }
        return origin.lowercased() == "http://" + (request.header("host") ?? "").lowercased()
    }
}

/// What `Authorization: Basic` carries (RFC 7617).
struct BasicCredentials: Sendable, Equatable {
    let user: String
    let password: String

    init?(_ encoded: String) {
        guard let data = Data(base64Encoded: encoded), let text = String(data: data, encoding: .utf8),
            let colon = text.firstIndex(of: ":")
        else { return nil }
        user = String(text[..<colon])
        password = String(text[text.index(after: colon)...])
    }
}

/// Scopes as they travel: words with spaces between them (RFC 6749, section 3.3).
enum Scopes {
    static let openID = "openid"
    static let offlineAccess = "offline_access"

    /// Those of OpenID Connect, which no API has to declare.
    static let standard = [openID, "profile", "email", "phone", "address", offlineAccess]

    /// The words of `text`, each once, in order.
    static func parse(_ text: String?) -> [String] {
        var seen: Set<String> = []
        return (text ?? "").split(separator: " ").map(String.init).filter { seen.insert($0).inserted }
    }

    static func text(_ scopes: [String]) -> String {
        scopes.joined(separator: " ")
    }

    /// What of `requested` a sign-in with `client` for `api` gets; what does not exist is dropped.
    static func granted(_ requested: [String], client: TenantClient, api: TenantAPI?) -> [String] {
        requested.filter { scope in
            if scope == offlineAccess {
                return client.grants.contains(.refreshToken) && (api?.allowsOfflineAccess ?? true)
            }
            if standard.contains(scope) { return true }
            guard let api else { return false }
            return api.scopes?.contains(scope) ?? true
        }
    }
}

import Auth0Crypto
import Foundation

/// One request of `/authorize`, and what its outcome is held to.
struct AuthorizeRequest: Sendable {
    let url: URL
    let redirectURL: URL
    let state: String
    let codeVerifier: String
    let expectation: IDTokenExpectation
    /// What the person or the program typed, which no text may repeat.
    let confidential: [String]

    /// - Throws: ``WebAuthError`` for an invitation or an authorize URL that is none.
    init(
        _ options: WebAuthOptions,
        client: ClientContext,
        tenant: TenantAddress,
        redirectURL: URL,
        random: any RandomSource
    ) throws(WebAuthError) {
        let pkce = PKCE(random: random)
        var entries = [
            "scope": defaultScope,
            "client_id": client.clientID,
            "response_type": "code",
            "redirect_uri": redirectURL.absoluteString,
            "code_challenge": pkce.challenge,
            "code_challenge_method": "S256",
            "state": random.token(),
            "nonce": random.token(),
        ]
        entries["organization"] = options.organization
        if let invitation = options.invitationURL {
            entries.merge(try Self.entries(of: invitation)) { $1 }
        }
        entries["max_age"] = options.maxAge.map(String.init)
        entries.merge(options.parameters) { $1 }
        entries["scope"] = entries["scope"].map(Scope.includingOpenID)
        entries["auth0Client"] = client.clientInfo.header

        url = try Self.url(options.authorizeURL, tenant: tenant, entries: entries)
        self.redirectURL = redirectURL
        state = entries["state"] ?? ""
        codeVerifier = pkce.verifier
        confidential = [entries["login_hint"]].compactMap(\.self).filter { $0.count > 2 }
        var expectation = IDTokenExpectation(issuer: options.issuer ?? tenant.issuer, audience: client.clientID)
        expectation.leeway = options.leeway
        expectation.nonce = entries["nonce"]
        expectation.maxAge = entries["max_age"].flatMap { Int($0) }
        expectation.organization = entries["organization"]
        self.expectation = expectation
    }

    private static func entries(of invitation: URL) throws(WebAuthError) -> [String: String] {
        let items = URLComponents(url: invitation, resolvingAgainstBaseURL: false)?.queryItems ?? []
        let found = ["invitation", "organization"].compactMap { name in
            items.first { $0.name == name }.flatMap { item in item.value.map { (name, $0) } }
        }
        guard found.count == 2, found.allSatisfy({ !$0.1.isEmpty }) else { throw .invalidInvitation }
        return Dictionary(uniqueKeysWithValues: found)
    }

    /// Sorted, so that the same request is always the same URL; a `+` in a value is sent as `%2B`.
    private static func url(
        _ override: URL?,
        tenant: TenantAddress,
        entries: [String: String]
    ) throws(WebAuthError) -> URL {
        let query = entries.mapValues { JSONValue.string($0) }
        guard let override else {
            do {
                return try tenant.url(path: "authorize", query: query)
            } catch {
                throw WebAuthError(code: .other, cause: error)
            }
        }
        guard override.scheme != nil, var components = URLComponents(url: override, resolvingAgainstBaseURL: true)
        else { throw .invalidAuthorizeURL }
        let own = components.percentEncodedQuery.map { $0 + "&" } ?? ""
        components.percentEncodedQuery = own + Query.encode(query)
        guard let url = components.url else { throw .invalidAuthorizeURL }
        return url
    }
}

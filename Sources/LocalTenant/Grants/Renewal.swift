/// What a renewal is good for: the sign-in's own audience, or one that the client's refresh tokens also serve.
struct Renewal: Sendable, Equatable {
    let audience: String?
    let scopes: [String]

    /// - Throws: `access_denied` for an audience that the client may not ask for.
    init(_ grant: Grant, audience: String?, scope: String?, client: TenantClient, issuer: Issuer) throws {
        let further = Dictionary(
            client.refreshAudiences.map { (issuer.audience($0.key), $0.value) },
            uniquingKeysWith: { $0 + $1 }
        )
        let wanted = audience ?? grant.audience
        let most: [String]
        if wanted == grant.audience {
            most = grant.scopes + (wanted.flatMap { further[$0] } ?? [])
        } else if let wanted, let scopes = further[wanted] {
            // Of the sign-in's scopes only those of OpenID Connect mean anything to another API.
            most = grant.scopes.filter(Scopes.standard.contains) + scopes
        } else {
            throw OAuthError.audienceNotAllowed(wanted ?? "")
        }
        let available = Scopes.parse(Scopes.text(most))
        self.audience = wanted
        // A narrower scope may be asked for; what goes beyond is dropped.
        scopes = scope.map { Scopes.parse($0).filter(available.contains) } ?? available
    }
}

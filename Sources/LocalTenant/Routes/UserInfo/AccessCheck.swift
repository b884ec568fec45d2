import Auth0Crypto
import FoundationEssentials

/// Who an access token for `/userinfo` belongs to, and what it may see.
struct AccessCheck: Sendable {
    struct Access: Sendable, Equatable {
        let userID: String
        let scopes: [String]
    }

    let tenant: Tenant

    init(_ tenant: Tenant) {
        self.tenant = tenant
    }

    /// - Throws: `invalid_token` for anything but a token of this tenant that is in time and may see the person.
    func check(_ request: TenantRequest) async throws -> Access {
        guard let header = request.header("authorization") else { throw OAuthError.missingBearer }
        let words = header.split(separator: " ")
        guard words.count == 2, words.first?.lowercased() == "bearer", let token = words.last.map(String.init) else {
            throw OAuthError.badAccessToken
        }
        var access = try opaque(token)
        if access == nil { access = try await signed(token) }
        guard let access else { throw OAuthError.badAccessToken }
        guard access.scopes.contains(Scopes.openID) else { throw OAuthError.openIDScopeMissing }
        return access
    }

    private func opaque(_ token: String) throws -> Access? {
        try tenant.transaction { state, now in
            guard let stored = state.accessTokens.rows[Hash.of(token)] else { return nil }
            guard now < stored.expiresAt else { throw OAuthError.badAccessToken }
            return Access(userID: stored.userID, scopes: stored.scopes)
        }
    }

    private struct Claims: Decodable {
        let iss: String
        let sub: String
        let aud: JSONValue
        let exp: Int
        let scope: String
    }

    private func signed(_ token: String) async throws -> Access {
        let issuer = tenant.issuer
        let keys = try await tenant.publishedKeys()
        guard let jws = try? JWS(compact: token), let key = keys.first(where: { $0.id == jws.header.kid }),
            jws.isValid(with: key.privateKey.publicKey),
            let claims = try? JSONCoding.decode(Claims.self, from: jws.payload),
            claims.iss == issuer.text, tenant.now.timeIntervalSince1970 < Double(claims.exp),
            claims.aud.array?.contains(.string(issuer.userInfo)) == true
        else { throw OAuthError.badAccessToken }
        return Access(userID: claims.sub, scopes: Scopes.parse(claims.scope))
    }
}

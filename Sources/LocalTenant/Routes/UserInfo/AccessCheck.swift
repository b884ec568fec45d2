import Auth0Crypto
import FoundationEssentials

/// Who an access token belongs to, and what it may do.
struct AccessCheck: Sendable {
    struct Access: Sendable, Equatable {
        let userID: String
        let clientID: String
        let scopes: [String]
    }

    let tenant: Tenant

    init(_ tenant: Tenant) {
        self.tenant = tenant
    }

    /// Who may see `/userinfo`.
    ///
    /// - Throws: `invalid_token` for anything but a token of this tenant that is in time and may see the person.
    func check(_ request: TenantRequest) async throws -> Access {
        guard let header = request.header("authorization") else { throw OAuthError.missingBearer }
        let words = header.split(separator: " ")
        guard words.count == 2, words.first?.lowercased() == "bearer", let token = words.last.map(String.init) else {
            throw OAuthError.badAccessToken
        }
        var access = try opaque(token)
        if access == nil { access = try await signed(token, audience: tenant.issuer.userInfo) }
        guard let access else { throw OAuthError.badAccessToken }
        guard access.scopes.contains(Scopes.openID) else { throw OAuthError.openIDScopeMissing }
        return access
    }

    private func opaque(_ token: String) throws -> Access? {
        try tenant.transaction { state, now in
            guard let stored = state.accessTokens.rows[Hash.of(token)] else { return nil }
            guard now < stored.expiresAt else { throw OAuthError.badAccessToken }
            return Access(userID: stored.userID, clientID: stored.clientID, scopes: stored.scopes)
        }
    }

    private struct Claims: Decodable {
        let iss: String
        let sub: String
        let aud: JSONValue
        let exp: Int
        let scope: String
        let azp: String?
        let clientID: String?

        enum CodingKeys: String, CodingKey {
            case iss, sub, aud, exp, scope, azp
            case clientID = "client_id"
        }
    }

    /// - Throws: `invalid_token` for anything but a token that this tenant signed, for `audience`, in time.
    func signed(_ token: String, audience: String) async throws -> Access {
        let issuer = tenant.issuer
        let keys = try await tenant.publishedKeys()
        guard let jws = try? JWS(compact: token), let key = keys.first(where: { $0.id == jws.header.kid }),
            jws.isValid(with: key.privateKey.publicKey),
            let claims = try? JSONCoding.decode(Claims.self, from: jws.payload),
            claims.iss == issuer.text, tenant.now.timeIntervalSince1970 < Double(claims.exp),
            claims.aud == .string(audience) || claims.aud.array?.contains(.string(audience)) == true,
            let clientID = claims.azp ?? claims.clientID
        else { throw OAuthError.badAccessToken }
        return Access(userID: claims.sub, clientID: clientID, scopes: Scopes.parse(claims.scope))
    }
}

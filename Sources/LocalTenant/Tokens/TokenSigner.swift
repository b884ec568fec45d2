import Auth0Crypto
import FoundationEssentials

/// Makes the tokens of a sign-in.
struct TokenSigner: Sendable {
    let issuer: Issuer
    let key: SigningKey
    let random: any RandomSource

    func reply(to signIn: SignIn) throws -> TokenReply {
        let accessToken =
            switch signIn.accessToken {
            case .opaque(let token): token
            case .signed(let audience, let profile): try self.accessToken(signIn, audience: audience, profile: profile)
            }
        return TokenReply(
            accessToken: accessToken,
            idToken: signIn.scopes.contains(Scopes.openID) ? try idToken(signIn) : nil,
            refreshToken: signIn.refreshToken,
            expiresIn: signIn.accessTokenSeconds,
            scope: Scopes.text(signIn.scopes)
        )
    }

    private func accessToken(_ signIn: SignIn, audience: String, profile: TenantAPI.TokenProfile) throws -> String {
        let forUserInfo = signIn.scopes.contains(Scopes.openID)
        var claims: [String: JSONValue] = [
            "iss": .string(issuer.text),
            "sub": .string(signIn.user.id),
            "aud": forUserInfo ? [.string(audience), .string(issuer.userInfo)] : .string(audience),
            "iat": .int(signIn.issuedAt.unixSeconds),
            "exp": .int(signIn.issuedAt.unixSeconds + signIn.accessTokenSeconds),
            "scope": .string(Scopes.text(signIn.scopes)),
        ]
        switch profile {
        case .auth0:
            claims["azp"] = .string(signIn.client.id)
            return try sign(claims, type: "JWT")
        case .rfc9068:
            claims["client_id"] = .string(signIn.client.id)
            claims["jti"] = .string(random.token(bytes: 16))
            return try sign(claims, type: "at+jwt")
        }
    }

    private func idToken(_ signIn: SignIn) throws -> String {
        var claims = UserClaims.claims(of: signIn.user, scopes: signIn.scopes)
        claims["iss"] = .string(issuer.text)
        claims["sub"] = .string(signIn.user.id)
        claims["aud"] = .string(signIn.client.id)
        claims["iat"] = .int(signIn.issuedAt.unixSeconds)
        claims["exp"] = .int(signIn.issuedAt.unixSeconds + signIn.idTokenSeconds)
        claims["sid"] = .string(signIn.sessionID)
        if let nonce = signIn.extras.nonce { claims["nonce"] = .string(nonce) }
        if signIn.extras.wantsAuthenticationTime { claims["auth_time"] = .int(signIn.signedInAt.unixSeconds) }
        return try sign(claims, type: "JWT")
    }

    private func sign(_ claims: [String: JSONValue], type: String) throws -> String {
        try JWS.sign(payload: JSONCoding.data(claims), typ: type, keyID: key.id, with: key.privateKey)
    }
}

extension Date {
    /// Whole seconds since 1970, as in a token's claims.
    var unixSeconds: Int { Int(timeIntervalSince1970.rounded(.down)) }
}

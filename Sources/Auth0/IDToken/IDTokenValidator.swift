import Auth0Crypto
package import Foundation

/// Checks an ID token: signature first, then claims.
package struct IDTokenValidator: Sendable {
    package let expectation: IDTokenExpectation

    package init(expectation: IDTokenExpectation) {
        self.expectation = expectation
    }

    /// - Throws: ``IDTokenError``, or what the look for the signing keys threw.
    package func validate(_ idToken: String?, now: Date, client: ClientContext) async throws {
        guard let idToken, !idToken.isEmpty else { throw IDTokenError.missing }
        guard let token = try? JWS(compact: idToken) else { throw IDTokenError.malformed }
        // Before any key is looked for: the token must not choose how it is checked (RFC 8725, 3.1).
        guard token.header.alg == "RS256" else { throw IDTokenError.unsupportedAlgorithm }
        guard let keyID = token.header.kid, !keyID.isEmpty else { throw IDTokenError.missingKeyID }
        let tenant = try client.tenant.get()
        let key = try await client.signingKeys.key(id: keyID, of: tenant, now: now) {
            try await client.signingKeyRequest.send().get()
        }
        guard let key else { throw IDTokenError.unknownKey }
        guard token.isValid(with: key) else { throw IDTokenError.invalidSignature }
        try checkClaims(token.payload, now: now)
    }

    package func checkClaims(_ payload: Data, now: Date) throws(IDTokenError) {
        guard let claims = try? JSONDecoder().decode(IDTokenClaims.self, from: payload) else { throw .malformed }
        try expectation.check(claims, now: now)
    }
}

extension ClientContext {
    /// The tenant's keys that can check an RS256 signature; others, and odd ones, are passed over.
    var signingKeyRequest: APIRequest<[String: RSAPublicKey], AuthenticationError> {
        APIRequest(self, "GET", ".well-known/jwks.json") { answer in
            let keys = try answer.decoded(as: JWKS.self).keys.compactMap { key -> (String, RSAPublicKey)? in
                guard let id = key.keyId, let publicKey = key.rsaPublicKey else { return nil }
                return (id, publicKey)
            }
            return Dictionary(keys) { first, _ in first }
        }
    }
}

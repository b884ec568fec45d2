import Auth0Crypto

/// What binds an authorization code to whoever asked for it: PKCE with S256 (RFC 7636).
struct CodeChallenge: Sendable, Equatable {
    let value: String

    /// The challenge that a request carries, if any.
    ///
    /// - Throws: `invalid_request` for another method than S256, or for what is no SHA-256 in base64url.
    init?(_ parameters: Parameters) throws {
        let method = try parameters.string("code_challenge_method")
        guard let value = try parameters.string("code_challenge") else {
            if method != nil { throw OAuthError.missingParameter("code_challenge") }
            return nil
        }
        guard method == "S256" else { throw OAuthError.challengeMethodNotSupported }
        guard Base64URL.decode(value)?.count == 32 else { throw OAuthError.badCodeChallenge }
        self.value = value
    }

    func isMet(by verifier: String) -> Bool {
        Self.isWellFormed(verifier) && ConstantTime.equal(Hash.of(verifier), value)
    }

    /// 43 to 128 characters of `A-Z a-z 0-9 - . _ ~` (RFC 7636, section 4.1).
    private static func isWellFormed(_ verifier: String) -> Bool {
        (43...128).contains(verifier.utf8.count) && verifier.utf8.allSatisfy(FormCoding.isUnreserved)
    }
}

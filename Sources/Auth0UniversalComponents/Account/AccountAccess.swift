import Auth0

/// Calls the My Account API as the person of a session.
struct AccountAccess: Sendable {
    typealias Methods = any MyAccountAuthenticationMethods
    /// Asks the person for a further factor, and gives the access token that came of it.
    typealias StepUp = @Sendable (MFARequiredErrorPayload, AccountScope) async throws -> String

    let session: Auth0Session
    let stepUp: StepUp

    /// Makes a call with a token of a scope.
    ///
    /// Where the tenant asks for a further factor, the person is asked once; where it no longer takes a stored token,
    /// another is got once.
    func call<Value: Sendable>(
        _ scope: AccountScope,
        _ body: @Sendable (Methods) async throws -> Value
    ) async throws -> Value {
        let (token, hasSteppedUp) = try await token(scope)
        do {
            return try await body(methods(token))
        } catch let error as MyAccountError where error.statusCode == 401 && !hasSteppedUp {
            guard let manager = session.tokenProvider as? CredentialsManager else { throw SignInEnded() }
            try? manager.clear(forAudience: session.audience, scope: scope.rawValue)
            return try await body(methods(try await self.token(scope).value))
        }
    }

    private func methods(_ token: String) -> Methods {
        Auth0.myAccount(token: token, domain: session.domain, session: session.urlSession).authenticationMethods
    }

    private func token(_ scope: AccountScope) async throws -> (value: String, hasSteppedUp: Bool) {
        do {
            let provider = session.tokenProvider
            let answer = try await provider.fetchAPICredentials(audience: session.audience, scope: scope.rawValue)
            return (answer.accessToken, false)
        } catch {
            guard let payload = error.mfaRequired else { throw error }
            return (try await stepUp(payload, scope), true)
        }
    }
}

/// The tenant no longer accepts the sign-in.
struct SignInEnded: Error {}

extension Error {
    /// What a further factor is asked for with, where that is what the error means.
    var mfaRequired: MFARequiredErrorPayload? {
        authenticationError?.mfaRequiredErrorPayload
    }

    /// The refusal of the token endpoint, which may lie behind other errors.
    var authenticationError: AuthenticationError? {
        var error: (any Error)? = self
        while let known = error {
            if let known = known as? AuthenticationError { return known }
            error = (known as? any Auth0Error)?.cause
        }
        return nil
    }
}

import Auth0

/// Turns the proof of a factor into a token for the action that asked for it.
struct StepUpProof: Sendable {
    let session: Auth0Session
    let scope: AccountScope

    /// - Throws: ``MFAVerifyError`` where the factor was refused.
    func token(_ proof: any TokenRequestable<Credentials, MFAVerifyError>) async throws -> Credentials {
        guard let manager = session.tokenProvider as? CredentialsManager else { return try await stored(proof) }
        do {
            return try await manager.exchange(forAudience: session.audience, scope: scope.rawValue, proving: proof)
        } catch let error as CredentialsManagerError {
            if let refusal = error.cause as? MFAVerifyError { throw refusal }
            throw error
        }
    }

    /// With a provider of the app's, which gets the token and the refresh token that came with it.
    ///
    /// The grant spends the refresh token, so the credentials are asked for before it, and it is seen through to the
    /// store also where the person closes the question meanwhile.
    private func stored(_ proof: any TokenRequestable<Credentials, MFAVerifyError>) async throws -> Credentials {
        let (provider, audience, scope) = (session.tokenProvider, session.audience, scope.rawValue)
        let base = try await provider.fetchCredentials()
        return try await Task {
            let answer = try await proof.start()
            if let refreshToken = answer.refreshToken {
                provider.storeCredentials(credentials: base.with(refreshToken: refreshToken))
            }
            let token = APICredentials(
                accessToken: answer.accessToken,
                tokenType: answer.tokenType,
                expiresAt: answer.expiresAt,
                scope: answer.scope ?? scope
            )
            provider.store(apiCredentials: token, for: audience, andScope: scope)
            return answer
        }.value
    }
}

extension Credentials {
    fileprivate func with(refreshToken: String) -> Credentials {
        Credentials(
            accessToken: accessToken,
            tokenType: tokenType,
            idToken: idToken,
            refreshToken: refreshToken,
            expiresAt: expiresAt,
            scope: scope
        )
    }
}

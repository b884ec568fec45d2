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
    private func stored(_ proof: any TokenRequestable<Credentials, MFAVerifyError>) async throws -> Credentials {
        let provider = session.tokenProvider
        let answer = try await proof.start()
        let token = APICredentials(
            accessToken: answer.accessToken,
            tokenType: answer.tokenType,
            expiresAt: answer.expiresAt,
            scope: answer.scope ?? scope.rawValue
        )
        provider.store(apiCredentials: token, for: session.audience, andScope: scope.rawValue)
        if let refreshToken = answer.refreshToken, let base = try? await provider.fetchCredentials() {
            provider.storeCredentials(
                credentials: Credentials(
                    accessToken: base.accessToken,
                    tokenType: base.tokenType,
                    idToken: base.idToken,
                    refreshToken: refreshToken,
                    expiresAt: base.expiresAt,
                    scope: base.scope
                )
            )
        }
        return answer
    }
}

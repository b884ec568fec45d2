import Foundation

/// A call of the token endpoint with a refresh token.
struct TokenCall: Sendable {
    let failure: CredentialsManagerError.Code
    let audience: String?
    let scope: String?
    let parameters: JSONObject
    let headers: [String: String]
}

/// What became of a refresh token: an answer, or a stored set that another process put in its place.
struct TokenGrant: Sendable {
    let base: StoredCredentials
    let answer: Credentials?
}

extension CredentialsKeeper {
    /// Spends the refresh token, with the lock held.
    ///
    /// - Parameter suffices: Whether a set that another process stored meanwhile will do.
    func grant(
        _ call: TokenCall,
        to stored: StoredCredentials,
        suffices: @Sendable (StoredCredentials) -> Bool
    ) async throws(CredentialsManagerError) -> TokenGrant {
        // A store that cannot be written is found out before the token is spent, not after.
        try await OffPool.run { () throws(CredentialsManagerError) in try self.probe(stored) }
        var base = stored
        var retry = 0
        let start = world.uptime()
        while true {
            guard let refreshToken = base.refreshToken else { throw .noRefreshToken }
            do {
                return TokenGrant(base: base, answer: try await send(call, refreshToken))
            } catch let error as AuthenticationError {
                if error.code == "invalid_grant", let other = await replacement(of: base) {
                    if suffices(other) { return TokenGrant(base: other, answer: nil) }
                    base = other
                    continue
                }
                let elapsed = world.uptime() - start
                guard
                    let delay = retries.delay(before: retry, after: error, elapsed: elapsed, jitter: world.jitter())
                else { throw CredentialsManagerError(code: call.failure, cause: error) }
                retry += 1
                await world.sleep(delay)
            } catch {
                throw CredentialsManagerError(code: call.failure, cause: error)
            }
        }
    }

    private func send(_ call: TokenCall, _ refreshToken: String) async throws -> Credentials {
        let answer = try await authentication.renew(
            withRefreshToken: refreshToken,
            audience: call.audience,
            scope: call.scope
        )
        .parameters(call.parameters.mapValues(\.any))
        .headers(call.headers)
        .start()
        guard !answer.accessToken.isEmpty else { throw UnexpectedAnswer(.otherShape, status: 200) }
        return answer
    }

    /// What is stored now, where it is another refresh token: a rejected one is not believed before this look.
    private func replacement(of base: StoredCredentials) async -> StoredCredentials? {
        let stored = try? await OffPool.run { () throws(CredentialsManagerError) in try self.current() }
        guard let stored, stored.refreshToken != base.refreshToken else { return nil }
        return stored
    }

    private func probe(_ stored: StoredCredentials) throws(CredentialsManagerError) {
        guard try current()?.refreshToken == stored.refreshToken else { return }
        try store.write(stored)
    }
}

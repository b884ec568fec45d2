extension CredentialsManager {
    /// Ends the refresh token at the server, then forgets the credentials.
    ///
    /// Without a refresh token they are just forgotten. Tokens for other APIs stay, and are served until they expire: call
    /// ``CredentialsManager/clearAll()`` afterwards where somebody else may sign in with the same storage.
    ///
    /// - Throws: ``CredentialsManagerError/revokeFailed``, and nothing is forgotten then;
    ///   ``CredentialsManagerError/noCredentials``.
    public func revoke(headers: [String: String] = [:]) async throws {
        try await keeper.revoke(headers: headers)
    }

    /// Ends the refresh token at the server, then forgets the credentials; calls back on the main actor.
    ///
    /// Tokens for other APIs stay, as with ``clear()``.
    public func revoke(headers: [String: String] = [:], _ callback: @escaping Completion<Void>) {
        answer(callback) { [keeper] in try await keeper.revoke(headers: headers) }
    }
}

extension CredentialsKeeper {
    /// With the lock, so that no renewal puts a new refresh token in the place of the one that is ended.
    func revoke(headers: [String: String]) async throws(CredentialsManagerError) {
        try await exclusively { () throws(CredentialsManagerError) in
            let stored = try await OffPool.run { () throws(CredentialsManagerError) in try self.current() }
            guard let stored else { throw .noCredentials }
            if let refreshToken = stored.refreshToken {
                do {
                    try await self.authentication.revoke(refreshToken: refreshToken).headers(headers).start()
                } catch {
                    throw CredentialsManagerError(code: .revokeFailed, cause: error)
                }
            }
            try await OffPool.run { () throws(CredentialsManagerError) in
                try self.clear { () throws(CredentialsManagerError) in try self.store.delete() }
            }
        }
    }
}

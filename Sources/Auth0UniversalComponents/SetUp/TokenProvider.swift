public import Auth0

/// Where the components get a person's tokens from, and where they leave new ones.
///
/// `CredentialsManager` is one. An own one must be safe to call from several tasks at once.
public protocol TokenProvider: Sendable {
    /// The credentials of the sign-in.
    ///
    /// - Throws: `CredentialsManagerError.noCredentials` where no one is signed in; what else went wrong otherwise.
    func fetchCredentials() async throws -> Credentials

    /// Keeps credentials of the sign-in that replace the ones from before.
    func storeCredentials(credentials: Credentials)

    /// Keeps a token for an API, under the audience and the scope that it was asked for with.
    func store(apiCredentials: APICredentials, for audience: String, andScope scope: String)

    /// A token for an API.
    ///
    /// - Throws: An `AuthenticationError` whose `isMultifactorRequired` is set, or an
    ///   `Auth0Error` with it as its `cause`, makes the component ask the person for a further factor.
    func fetchAPICredentials(audience: String, scope: String) async throws -> APICredentials
}

extension CredentialsManager: TokenProvider {
    /// The credentials, renewed where they have run out.
    ///
    /// - Throws: `CredentialsManagerError`, such as `noCredentials` where no one is signed in, or `CancellationError`.
    public func fetchCredentials() async throws -> Credentials { try await credentials() }

    /// Stores credentials.
    ///
    /// Where they cannot be written, those from before stay: `store(credentials:)` says so.
    public func storeCredentials(credentials: Credentials) { try? store(credentials: credentials) }

    /// Stores a token for an API; where it cannot be written, it is asked for again when it is needed.
    public func store(apiCredentials: APICredentials, for audience: String, andScope scope: String) {
        try? store(apiCredentials: apiCredentials, forAudience: audience, forScope: scope)
    }

    /// The token for an API: the stored one where it will do, else one for the refresh token.
    ///
    /// - Throws: `CredentialsManagerError`, whose `cause` is an `AuthenticationError` with `isMultifactorRequired` where the
    ///   tenant wants a further factor, or `CancellationError`.
    public func fetchAPICredentials(audience: String, scope: String) async throws -> APICredentials {
        try await apiCredentials(forAudience: audience, scope: scope)
    }
}

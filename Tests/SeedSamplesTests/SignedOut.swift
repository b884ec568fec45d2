import Auth0
import Auth0UniversalComponents

/// The tokens of a person who is not signed in.
struct SignedOut: TokenProvider {
    func fetchCredentials() async throws -> Credentials { throw CredentialsManagerError.noCredentials }
    func storeCredentials(credentials: Credentials) {}
    func store(apiCredentials: APICredentials, for audience: String, andScope scope: String) {}
    func fetchAPICredentials(audience: String, scope: String) async throws -> APICredentials {
        throw CredentialsManagerError.noCredentials
    }
}

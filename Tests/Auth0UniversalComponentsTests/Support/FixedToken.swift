import Auth0
import Auth0UniversalComponents
import Foundation

/// Always the same token.
struct FixedToken: TokenProvider {
    func fetchCredentials() async throws -> Credentials { Credentials() }
    func storeCredentials(credentials: Credentials) {}
    func store(apiCredentials: APICredentials, for audience: String, andScope scope: String) {}
    func fetchAPICredentials(audience: String, scope: String) async throws -> APICredentials {
        APICredentials(accessToken: "t", tokenType: "Bearer", expiresAt: .distantFuture, scope: scope)
    }
}

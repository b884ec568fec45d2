import Auth0
import Auth0UniversalComponents
import Foundation
import Synchronization

/// A provider of an app that keeps tokens its own way.
final class OwnTokens: TokenProvider {
    private struct State {
        var credentials: Credentials
        var tokens: [String: APICredentials] = [:]
    }

    private let authentication: any Authentication
    private let state: Mutex<State>

    init(_ credentials: Credentials, _ authentication: any Authentication) {
        self.authentication = authentication
        state = Mutex(State(credentials: credentials))
    }

    /// Under which audiences and scopes tokens are kept.
    var kept: [String] { state.withLock { $0.tokens.keys.sorted() } }

    func fetchCredentials() async throws -> Credentials { state.withLock { $0.credentials } }

    func storeCredentials(credentials: Credentials) { state.withLock { $0.credentials = credentials } }

    func store(apiCredentials: APICredentials, for audience: String, andScope scope: String) {
        state.withLock { $0.tokens["\(audience) \(scope)"] = apiCredentials }
    }

    func fetchAPICredentials(audience: String, scope: String) async throws -> APICredentials {
        let (known, refreshToken) = state.withLock { ($0.tokens["\(audience) \(scope)"], $0.credentials.refreshToken) }
        if let known { return known }
        guard let refreshToken else { throw CredentialsManagerError.noRefreshToken }
        let answer = try await authentication.renew(withRefreshToken: refreshToken, audience: audience, scope: scope)
            .start()
        // Each renewal spends the refresh token.
        if let next = answer.refreshToken { storeCredentials(credentials: Credentials(refreshToken: next)) }
        let token = APICredentials(
            accessToken: answer.accessToken,
            tokenType: answer.tokenType,
            expiresAt: answer.expiresAt,
            scope: answer.scope ?? scope
        )
        store(apiCredentials: token, for: audience, andScope: scope)
        return token
    }
}

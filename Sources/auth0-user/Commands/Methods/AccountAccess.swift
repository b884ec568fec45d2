import Auth0
import Foundation

/// Gets the token for the My Account API, proving a further factor where the tenant asks for one.
struct AccountAccess {
    let settings: Settings
    let manager: CredentialsManager
    let factor: SecondFactor

    /// Every scope at once: each set of scopes would be an exchange, and perhaps a factor, of its own.
    static let scope =
        ["create", "read", "update", "delete"].map { "\($0):me:authentication_methods" }.joined(separator: " ")
        + " read:me:factors"

    func methods() async throws -> any MyAccountAuthenticationMethods {
        let token = try await factor.token(manager, audience: audience, scope: AccountAccess.scope)
        return Auth0.myAccount(token: token, domain: settings.domain).authenticationMethods
    }

    /// Forgets the token, so that the next command gets another.
    func forget() throws {
        try manager.clear(forAudience: audience, scope: AccountAccess.scope)
    }

    private var audience: String {
        let tenant = settings.authentication.url.absoluteString
        return tenant.hasSuffix("/") ? "\(tenant)me/" : "\(tenant)/me/"
    }
}

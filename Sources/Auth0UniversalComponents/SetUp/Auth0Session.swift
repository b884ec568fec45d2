import Auth0
public import FoundationNetworking

/// The tenant and the person that a component speaks for.
///
/// A server with many people gives each person's views a session of their own, with `.auth0Session(_:)`;
/// a program for one person calls ``Auth0UniversalComponentsSDKInitializer`` once instead. Ours, not upstream's.
public struct Auth0Session: Sendable {
    let urlSession: URLSession
    let domain: String
    let clientId: String
    let audience: String
    let passkeyConfiguration: PasskeysConfiguration
    let tokenProvider: any TokenProvider
    var world = ComponentWorld()

    /// Takes the tenant, the application and the person's tokens.
    ///
    /// - Parameters:
    ///   - session: `.shared` means the SDK's own transport.
    ///   - domain: The tenant, like `tenant.eu.auth0.com`; `http://localhost:8787` for a local one.
    ///   - clientId: The client id of the application.
    ///   - audience: The audience of the My Account API, with `https://` in front where it has no scheme; `nil` means
    ///     that of the domain, `https://{domain}/me/`.
    ///   - passkeyConfiguration: Which identity and connection new passkeys belong to.
    ///   - tokenProvider: The person's tokens, such as a `CredentialsManager`.
    public init(
        session: URLSession = .shared,
        domain: String,
        clientId: String,
        audience: String? = nil,
        passkeyConfiguration: PasskeysConfiguration = PasskeysConfiguration(),
        tokenProvider: any TokenProvider
    ) {
        urlSession = session
        self.domain = domain
        self.clientId = clientId
        self.audience = Self.audience(audience, domain: domain)
        self.passkeyConfiguration = passkeyConfiguration
        self.tokenProvider = tokenProvider
    }

    private static func audience(_ given: String?, domain: String) -> String {
        guard let given else {
            return ((try? TenantAddress(domain: domain))?.issuer ?? "https://\(domain)/") + "me/"
        }
        return given.contains("://") ? given : "https://" + given
    }
}

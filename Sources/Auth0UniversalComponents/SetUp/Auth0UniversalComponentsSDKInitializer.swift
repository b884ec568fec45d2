import Auth0
public import Foundation
public import FoundationNetworking
import Synchronization
import WebUI

/// Sets the components up for a program of one person.
///
/// Call it once, before the first component is shown. A component that finds no set-up says so in its place.
public actor Auth0UniversalComponentsSDKInitializer {
    private static let shared = Mutex<Result<Auth0Session, SetUpError>?>(nil)

    /// What the program was set up with; `nil` before that.
    static var current: Result<Auth0Session, SetUpError>? { shared.withLock { $0 } }

    /// Takes the tenant from `AUTH0_DOMAIN` and `AUTH0_CLIENT_ID`, else from `Auth0.plist` in the bundle.
    ///
    /// The audience is that of the domain, `https://{Domain}/me/`. Settings that are missing or malformed are told where
    /// a component is shown; the program goes on.
    ///
    /// - Parameters:
    ///   - session: `.shared` means the SDK's own transport.
    ///   - passkeyConfiguration: Which identity and connection new passkeys belong to.
    ///   - bundle: Where `Auth0.plist` lies.
    ///   - tokenProvider: The person's tokens, such as a `CredentialsManager`.
    public static func initialize(
        session: URLSession = .shared,
        passkeyConfiguration: PasskeysConfiguration = PasskeysConfiguration(),
        bundle: Bundle = .main,
        tokenProvider: any TokenProvider
    ) {
        let configured = Result { try ConfiguredTenant(bundle: bundle) }.mapError { SetUpError.configuration("\($0)") }
        let made = configured.map { tenant in
            Auth0Session(
                session: session,
                domain: tenant.domain,
                clientId: tenant.clientID,
                passkeyConfiguration: passkeyConfiguration,
                tokenProvider: tokenProvider
            )
        }
        shared.withLock { $0 = made }
    }

    /// Takes the tenant as given.
    ///
    /// - Parameters:
    ///   - session: `.shared` means the SDK's own transport.
    ///   - bundle: Accepted so that code for Apple systems compiles; nothing is read from it.
    ///   - domain: The tenant, like `tenant.eu.auth0.com`; `http://localhost:8787` for a local one.
    ///   - clientId: The client id of the application.
    ///   - passkeyConfiguration: Which identity and connection new passkeys belong to.
    ///   - audience: The audience of the My Account API, with `https://` in front where it has no scheme.
    ///   - tokenProvider: The person's tokens, such as a `CredentialsManager`.
    public static func initialize(
        session: URLSession = .shared,
        bundle: Bundle = .main,
        domain: String,
        clientId: String,
        passkeyConfiguration: PasskeysConfiguration = PasskeysConfiguration(),
        audience: String,
        tokenProvider: any TokenProvider
    ) {
        let made = Auth0Session(
            session: session,
            domain: domain,
            clientId: clientId,
            audience: audience,
            passkeyConfiguration: passkeyConfiguration,
            tokenProvider: tokenProvider
        )
        shared.withLock { $0 = .success(made) }
    }
}

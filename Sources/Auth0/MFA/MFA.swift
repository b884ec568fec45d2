public import Foundation
public import FoundationNetworking

/// The MFA API of a tenant.
///
/// - Parameters:
///   - clientId: The client id of the application.
///   - domain: The tenant, like `tenant.eu.auth0.com`; `http://localhost:8787` for a local one.
public func mfa(clientId: String, domain: String) -> any MFAClient {
    Auth0MFAClient(client: .overCurl(clientID: clientId, domain: domain))
}

/// The MFA API of a tenant, over a session of the caller's.
///
/// `session`: `.shared` means the SDK's own transport; any other lends its configuration; its delegate is not called.
public func mfa(clientId: String, domain: String, session: URLSession) -> any MFAClient {
    Auth0MFAClient(client: .over(session, clientID: clientId, domain: domain))
}

/// The MFA API of the tenant that the program is configured for, as ``authentication(bundle:)`` finds it.
public func mfa(bundle: Bundle = .main) -> any MFAClient {
    Auth0MFAClient(client: .configured(bundle: bundle) { .overCurl(clientID: $0, domain: $1) })
}

/// The MFA API of the tenant that the program is configured for, over a session of the caller's.
///
/// `session`: `.shared` means the SDK's own transport; any other lends its configuration; its delegate is not called.
public func mfa(session: URLSession, bundle: Bundle = .main) -> any MFAClient {
    Auth0MFAClient(client: .configured(bundle: bundle) { .over(session, clientID: $0, domain: $1) })
}

public import Foundation
public import FoundationNetworking

/// The My Account API of a tenant, for the person whom the token belongs to.
///
/// - Parameters:
///   - token: An access token for the audience `https://{domain}/me/`, with the scopes of the calls that are made.
///   - domain: The tenant, like `tenant.eu.auth0.com`; `http://localhost:8787` for a local one. It must be the one
///     that the token was issued by.
public func myAccount(token: String, domain: String) -> any MyAccount {
    Auth0MyAccount(token: token, client: .overCurl(clientID: nil, domain: domain))
}

/// The My Account API of a tenant, over a session of the caller's.
///
/// `session`: `.shared` means the SDK's own transport; any other lends its configuration; its delegate is not called.
public func myAccount(token: String, domain: String, session: URLSession) -> any MyAccount {
    Auth0MyAccount(token: token, client: .over(session, clientID: nil, domain: domain))
}

/// The My Account API of the tenant that the program is configured for, as ``authentication(bundle:)`` finds it.
public func myAccount(token: String, bundle: Bundle = .main) -> any MyAccount {
    Auth0MyAccount(token: token, client: .configured(bundle: bundle) { .overCurl(clientID: $0, domain: $1) })
}

/// The My Account API of the tenant that the program is configured for, over a session of the caller's.
///
/// `session`: `.shared` means the SDK's own transport; any other lends its configuration; its delegate is not called.
public func myAccount(token: String, session: URLSession, bundle: Bundle = .main) -> any MyAccount {
    Auth0MyAccount(token: token, client: .configured(bundle: bundle) { .over(session, clientID: $0, domain: $1) })
}

/// A client of the My Account API or of a part of it.
public protocol MyAccountClient: Trackable, Loggable, Sendable {
    /// The URL of the API.
    var url: URL { get }

    /// The access token that the calls are made with.
    var token: String { get }
}

/// The My Account API: what a person may do with the own account.
///
/// Make one with ``myAccount(token:domain:)``.
public protocol MyAccount: MyAccountClient {
    /// The ways to sign in that the person has.
    var authenticationMethods: any MyAccountAuthenticationMethods { get }

    /// The version of the API that is called.
    static var apiVersion: String { get }
}

public import Foundation
public import FoundationNetworking

/// Sign-in in the browser.
///
/// - Parameters:
///   - clientId: The client id of the application.
///   - domain: The tenant, like `tenant.eu.auth0.com`; `http://localhost:8787` for a local one.
public func webAuth(clientId: String, domain: String) -> any WebAuth {
    Auth0WebAuth(client: .overCurl(clientID: clientId, domain: domain))
}

/// Sign-in in the browser; the code is exchanged over a session of the caller's.
///
/// `session`: `.shared` means the SDK's own transport; any other lends its configuration; its delegate is not called.
public func webAuth(clientId: String, domain: String, session: URLSession) -> any WebAuth {
    Auth0WebAuth(client: .over(session, clientID: clientId, domain: domain))
}

/// Sign-in in the browser at the tenant that the program is configured for, as ``authentication(bundle:)`` finds it.
public func webAuth(bundle: Bundle = .main) -> any WebAuth {
    Auth0WebAuth(client: .configured(bundle: bundle) { .overCurl(clientID: $0, domain: $1) })
}

/// Sign-in in the browser at the tenant that the program is configured for, over a session of the caller's.
///
/// `session`: `.shared` means the SDK's own transport; any other lends its configuration; its delegate is not called.
public func webAuth(session: URLSession, bundle: Bundle = .main) -> any WebAuth {
    Auth0WebAuth(client: .configured(bundle: bundle) { .over(session, clientID: $0, domain: $1) })
}

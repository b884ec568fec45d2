import Auth0HTTPClient
public import Foundation
public import FoundationNetworking

/// The Authentication API of a tenant.
///
/// - Parameters:
///   - clientId: The client id of the application.
///   - domain: The tenant, like `tenant.eu.auth0.com`; `http://localhost:8787` for a local one.
public func authentication(clientId: String, domain: String) -> any Authentication {
    Auth0Authentication(client: .overCurl(clientID: clientId, domain: domain))
}

/// The Authentication API of a tenant, over a session of the caller's.
///
/// `session`: `.shared` means the SDK's own transport. Of any other session the configuration is used,
/// stubs in its `protocolClasses` included; its delegate is not called.
public func authentication(clientId: String, domain: String, session: URLSession) -> any Authentication {
    Auth0Authentication(client: .over(session, clientID: clientId, domain: domain))
}

/// The Authentication API of the tenant that the program is configured for.
///
/// `AUTH0_DOMAIN` and `AUTH0_CLIENT_ID` in the environment, else `ClientId` and `Domain` in the bundle's `Auth0.plist`
/// (for a command: beside the executable). Where neither is there, every call fails with a ``ConfigurationError`` as
/// its cause.
public func authentication(bundle: Bundle = .main) -> any Authentication {
    Auth0Authentication(client: .configured(bundle: bundle) { .overCurl(clientID: $0, domain: $1) })
}

/// The Authentication API of the tenant that the program is configured for, over a session of the caller's.
///
/// `session`: `.shared` means the SDK's own transport. Of any other session the configuration is used,
/// stubs in its `protocolClasses` included; its delegate is not called.
public func authentication(session: URLSession, bundle: Bundle = .main) -> any Authentication {
    Auth0Authentication(client: .configured(bundle: bundle) { .over(session, clientID: $0, domain: $1) })
}

extension ClientContext {
    /// Over libcurl.
    ///
    /// `URLSession.shared` is not even looked at: that alone loads and starts a good deal.
    package static func overCurl(clientID: String?, domain: String) -> ClientContext {
        ClientContext(clientID: clientID, domain: domain, transport: CurlTransport.shared, signingKeys: .shared)
    }

    package static func over(_ session: URLSession, clientID: String?, domain: String) -> ClientContext {
        guard session !== URLSession.shared else { return overCurl(clientID: clientID, domain: domain) }
        // Keys that came over a caller's session, which may be a stub, are not shared with other clients.
        return ClientContext(
            clientID: clientID,
            domain: domain,
            transport: URLSessionTransport(session: session),
            signingKeys: SigningKeyStore()
        )
    }

    package static func configured(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        bundle: Bundle,
        make: (_ clientID: String, _ domain: String) -> ClientContext
    ) -> ClientContext {
        do throws(ConfigurationError) {
            let settings = try ClientSettings.find(environment: environment) { bundle.auth0PropertyList }
            return make(settings.clientID, settings.domain)
        } catch {
            var context = make("", "")
            context.tenant = .failure(error)
            return context
        }
    }
}

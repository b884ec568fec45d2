package import Auth0HTTPClient
package import Foundation

/// What every API client of the SDK needs: who asks, whom, over what, and what time it is.
package struct ClientContext: Sendable {
    package var clientID: String
    package var tenant: Result<TenantAddress, ConfigurationError>
    package var transport: any HTTPTransport
    package var signingKeys: SigningKeyStore
    package var clientInfo = Auth0ClientInfo()
    package var logger: (any Logger)?
    package var now: @Sendable () -> Date

    /// - Parameter clientID: `nil` for an API that is called with a token alone.
    package init(
        clientID: String?,
        domain: String,
        transport: any HTTPTransport,
        signingKeys: SigningKeyStore,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        let clientID = clientID?.trimmingCharacters(in: .whitespacesAndNewlines)
        self.clientID = clientID ?? ""
        self.tenant = Self.address(clientID: clientID, domain: domain)
        self.transport = transport
        self.signingKeys = signingKeys
        self.now = now
    }

    private static func address(clientID: String?, domain: String) -> Result<TenantAddress, ConfigurationError> {
        guard clientID?.isEmpty != true else { return .failure(.emptyClientID) }
        return Result { () throws(ConfigurationError) in try TenantAddress(domain: domain) }
    }

    /// The tenant's URL, for show; a client without a valid domain has none and every call of it fails.
    package var url: URL {
        (try? tenant.get().url) ?? URL(filePath: "/")
    }
}

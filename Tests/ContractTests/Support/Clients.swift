import Auth0
import Auth0HTTPClient
import Foundation
import LocalTenant
import SimpleKeychain

@testable import Auth0

/// An SDK client of a local tenant, whose clock is the tenant's, so that tests move both at once.
func client(of tenant: LocalTenant, clientID: String = "local-client", domain: String? = nil) -> Auth0Authentication {
    Auth0Authentication(
        client: ClientContext(
            clientID: clientID,
            domain: domain ?? tenant.url.absoluteString,
            transport: CurlTransport.shared,
            signingKeys: SigningKeyStore(),
            now: { tenant.now }
        )
    )
}

/// A manager on a store of its own, or on the one that is given.
func manager(
    of tenant: LocalTenant,
    clientID: String = "local-client",
    keychain: SimpleKeychain = SimpleKeychain(service: "contract", backend: .inMemory()),
    maxRetries: Int = 0
) -> CredentialsManager {
    CredentialsManager(
        authentication: client(of: tenant, clientID: clientID),
        storage: keychain,
        maxRetries: maxRetries
    )
}

extension LocalTenant {
    /// The code in the newest message to somebody.
    func code(for address: String) -> String { messages(to: address).first?.code ?? "" }

    /// What reached the token endpoint.
    var tokenRequests: Int { requests.filter { $0.path == "/oauth/token" }.count }

    /// The tokens of somebody who signs in with a code.
    func signedIn(
        _ email: String = "ana@example.com",
        clientID: String = "local-client",
        audience: String? = nil,
        scope: String = defaultScope
    ) async throws -> Credentials {
        let auth = client(of: self, clientID: clientID)
        try await auth.startPasswordless(email: email).start()
        return try await auth.login(email: email, code: code(for: email), audience: audience, scope: scope)
            .validateClaims().start()
    }
}

/// The error that a request ends with.
func failure<T>(_ request: any Requestable<T, AuthenticationError>) async -> AuthenticationError? {
    do {
        _ = try await request.start()
        return nil
    } catch {
        return error as? AuthenticationError
    }
}

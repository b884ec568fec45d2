package import Auth0
import Foundation
package import LocalTenant
import SimpleKeychain

extension LocalTenant {
    /// Somebody who is signed in, with the credentials in memory.
    package func signedIn(_ person: String = "ann@example.com") async throws -> CredentialsManager {
        let tokens = try await signIn(as: person)
        let manager = CredentialsManager(
            authentication: Auth0.authentication(clientId: "local-client", domain: url.absoluteString),
            storage: SimpleKeychain(service: "signed-in-person", backend: .inMemory())
        )
        try manager.store(
            credentials: Credentials(
                accessToken: tokens.accessToken,
                tokenType: tokens.tokenType,
                idToken: tokens.idToken ?? "",
                refreshToken: tokens.refreshToken,
                expiresAt: now.addingTimeInterval(TimeInterval(tokens.expiresIn)),
                scope: tokens.scope
            )
        )
        return manager
    }
}

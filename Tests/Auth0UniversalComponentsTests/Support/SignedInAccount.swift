import Auth0
import Foundation
import LocalTenant
import ScreenDriver
import SimpleKeychain
import WebUI

@testable import Auth0UniversalComponents

/// A person who is signed in to a tenant, in front of a component.
@MainActor
struct SignedInAccount {
    let tenant: LocalTenant
    let session: Auth0Session
    let manager: CredentialsManager

    init(_ tenant: LocalTenant, as person: String = "ann@example.com") async throws {
        self.tenant = tenant
        let domain = tenant.url.absoluteString
        let tokens = try await tenant.signIn(as: person)
        manager = CredentialsManager(
            authentication: Auth0.authentication(clientId: "local-client", domain: domain),
            storage: SimpleKeychain(service: "components", backend: .inMemory())
        )
        try manager.store(
            credentials: Credentials(
                accessToken: tokens.accessToken,
                tokenType: tokens.tokenType,
                idToken: tokens.idToken ?? "",
                refreshToken: tokens.refreshToken,
                expiresAt: Date().addingTimeInterval(TimeInterval(tokens.expiresIn)),
                scope: tokens.scope
            )
        )
        session = Auth0Session(domain: domain, clientId: "local-client", tokenProvider: manager)
    }

    /// The component, with the list loaded.
    func open(_ theme: Auth0Theme = Auth0Theme()) async -> Screen {
        let session = session
        let screen = Screen { MyAccountAuthMethodsView().auth0Session(session).auth0Theme(theme) }
        await screen.sees(Words.Home.verificationTitle)
        return screen
    }
}

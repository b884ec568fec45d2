import Auth0
import LocalTenant
import ScreenDriver
import SignedInPerson
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
        manager = try await tenant.signedIn(person)
        session = Auth0Session(domain: tenant.url.absoluteString, clientId: "local-client", tokenProvider: manager)
    }

    /// The component, with the list loaded.
    func open(_ theme: Auth0Theme = Auth0Theme()) async -> Screen {
        let session = session
        let screen = Screen { MyAccountAuthMethodsView().auth0Session(session).auth0Theme(theme) }
        await screen.sees(Words.Home.verificationTitle)
        return screen
    }
}

extension LocalTenant {
    /// Lets so much time pass that the next token for the account asks for a further factor.
    func askForFactors() throws {
        var policy = policy
        policy.mfa = .stepUp
        try apply(policy)
        advanceClock(seconds: 3_600)
    }
}

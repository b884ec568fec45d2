import Auth0
import LocalTenant
import ScreenDriver
import SignedInPerson
import Testing
import WebUI

@testable import Auth0UniversalComponents

/// A further factor with a provider that is no credentials manager.
@MainActor
@Suite struct StepUpWithAnAppsOwnTokensTests {
    @Test(.timeLimit(.minutes(1))) func theProviderGetsTheTokenThatTheProofGave() async throws {
        try await withLocalTenant { tenant in
            let domain = tenant.url.absoluteString
            let authentication = Auth0.authentication(clientId: "local-client", domain: domain)
            let provider = OwnTokens(try await tenant.signedIn().credentials(), authentication)
            let session = Auth0Session(domain: domain, clientId: "local-client", tokenProvider: provider)
            let screen = Screen { MyAccountAuthMethodsView().auth0Session(session) }
            await screen.sees(Words.Home.verificationTitle)
            #expect(screen.tap(Words.name(.email)))
            screen.type("second@example.com", into: Words.Email.label)
            #expect(screen.tap(Words.Email.next))
            await screen.sees("We sent a six-digit code")
            screen.type(tenant.messages(to: "second@example.com").first?.code ?? "", into: Words.Code.label)
            #expect(screen.tap(Words.Code.verify))
            await screen.sees(Words.added(.email))

            try tenant.askForFactors()
            let delete = "\(session.audience) \(AccountScope.delete.rawValue)"
            #expect(!provider.kept.contains(delete))
            #expect(screen.tap(Words.Saved.remove))
            #expect(screen.tap(Words.Saved.remove))
            await screen.sees(Words.StepUp.title)
            await screen.until { screen.control(Words.Code.verify) != nil }
            screen.type(tenant.messages(to: "second@example.com").first?.code ?? "", into: Words.Code.label)
            #expect(screen.tap(Words.Code.verify))
            await screen.sees(Words.Saved.removed)
            #expect(provider.kept.contains(delete))
            #expect(tenant.messages(to: "second@example.com").count == 2)
        }
    }
}

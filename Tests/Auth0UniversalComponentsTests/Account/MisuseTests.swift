import ScreenDriver
import Testing
import WebUI

@testable import Auth0UniversalComponents

/// A developer's mistakes are told on the page, and never end the process.
@MainActor
@Suite struct MisuseTests {
    private let session = Auth0Session(domain: "http://localhost:1", clientId: "a", tokenProvider: NoTokens())

    @Test func aComponentThatIsEmbeddedWithoutAPathSaysWhatIsMissing() {
        let screen = Screen {
            NavigationStack { MyAccountAuthMethodsView().embeddedInNavigationStack().auth0Session(session) }
        }
        #expect(screen.shows("hostNavigationPath"))
    }

    @Test func aMalformedDomainIsToldWithAWayOut() async {
        let session = Auth0Session(domain: "not a domain", clientId: "a", tokenProvider: FixedToken())
        let screen = Screen { MyAccountAuthMethodsView().auth0Session(session) }
        await screen.sees(Words.tryAgain)
    }

    @Test func whoIsNotSignedInGetsOneButtonThatRunsTheHostsClosure() async {
        var asked = 0
        let screen = Screen {
            MyAccountAuthMethodsView().auth0Session(session).onAuth0SignInNeeded { asked += 1 }
        }
        await screen.sees(Words.Ended.title)
        #expect(screen.tap(Words.signIn))
        #expect(asked == 1)
    }

    @Test func withoutAClosureThereIsNoButton() async {
        let screen = Screen { MyAccountAuthMethodsView().auth0Session(session) }
        await screen.sees(Words.Ended.noAction)
        #expect(screen.control(Words.signIn) == nil)
    }
}

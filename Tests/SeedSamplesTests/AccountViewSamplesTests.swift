import ScreenDriver
import Testing
import WebUI

@testable import Auth0UniversalComponents
@testable import SeedViews

/// The samples of the seed that speaks of the account-security view, rendered without a browser.
@MainActor
@Suite struct AccountViewSamplesTests {
    private let session = Auth0Session(domain: "http://localhost:1", clientId: "a", tokenProvider: SignedOut())

    @Test func theSettingsLeadToTheComponentAndItsBackLeadsOut() async {
        let screen = Screen { SettingsView().auth0Session(session) }
        #expect(screen.title == "Account Settings")
        #expect(screen.tap("Authentication Methods"))
        #expect(screen.title == "Login & Security")
        await screen.sees("Please sign in again")
        #expect(screen.back())
        #expect(screen.title == "Account Settings")
    }

    @Test func theEmbeddedComponentUsesTheHostsStack() async {
        let screen = Screen { EmbeddedView().auth0Session(session) }
        #expect(screen.tap("Authentication methods"))
        #expect(screen.title == "Login & Security")
        await screen.sees("Please sign in again")
        #expect(screen.tab.navigationDepth == 1)
        #expect(screen.back())
        #expect(screen.shows("Authentication methods"))
    }

    @Test func aRouterGoesToScreensAndBack() {
        let screen = Screen { RouterView().auth0Session(session) }
        #expect(screen.title == "Home")
        #expect(screen.tap("Settings"))
        #expect(screen.title == "Settings")
        #expect(screen.tap("Security"))
        #expect(screen.title == "Login & Security")
        #expect(screen.back())
        #expect(screen.tap("Leave"))
        #expect(screen.title == "Home")
    }
}

import Testing
import WebUI

@testable import Auth0UniversalComponents

@MainActor
@Suite struct NavigatorTests {
    /// A host's path, as a binding sees it.
    private final class Host {
        var path = NavigationPath()
        var binding: Binding<NavigationPath> { Binding(get: { self.path }, set: { self.path = $0 }) }
    }

    @Test func aScreenGoesOnOnlyFromWhereThePersonIs() {
        let navigator = Navigator()
        navigator.push(.enrol(.email), from: nil)
        navigator.push(.code(.email), from: .enrol(.phone))
        #expect(navigator.ownPath.count == 1)
        navigator.push(.code(.email), from: .enrol(.email))
        #expect(navigator.ownPath.count == 2)
        navigator.ownPath.removeLast()
        navigator.show(.saved(.email), from: .code(.email))
        #expect(navigator.ownPath.count == 1)
        navigator.show(.saved(.email), from: .enrol(.email))
        #expect(navigator.ownPath.count == 1)
        navigator.push(.enrol(.email), from: .saved(.email))
        #expect(navigator.ownPath.count == 2)
    }

    @Test func aHostsOwnScreensAreLeftAlone() {
        let host = Host()
        host.path.append("settings")
        host.path.append("security")
        let navigator = Navigator()
        navigator.attach(to: host.binding)
        navigator.pop()
        #expect(host.path.count == 2)
        navigator.push(.enrol(.totp), from: nil)
        navigator.show(.saved(.totp), from: .enrol(.totp))
        #expect(host.path.count == 3)
        host.path.removeLast(2)
        navigator.push(.enrol(.totp), from: nil)
        navigator.show(.saved(.totp), from: .saved(.totp))
        navigator.pop()
        #expect(host.path.count == 1)
    }
}

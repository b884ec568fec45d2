import Auth0HTTPClient
import Foundation
import Testing

@testable import Auth0

@Suite struct SignOutTests {
    private static let comingBack: StubBrowser.Script = { browser, page in
        try await browser.get(page.address("/callback"))
    }

    @Test(arguments: [(false, ""), (true, "federated&")])
    func theSessionInTheBrowserIsEnded(_ federated: Bool, flag: String) async throws {
        let browser = StubBrowser(Self.comingBack)
        let transport = StubTransport()
        try await stubbedWebAuth(transport, browser).logout(federated: federated)
        try await browser.isDone()
        let page = try #require(browser.page)
        #expect(
            page.url.absoluteString == "https://tenant.example.com/v2/logout?\(flag)client_id=client"
                + "&returnTo=http%3A%2F%2F127.0.0.1%3A\(page.port)%2Fcallback"
        )
        #expect(browser.answers.map(\.status) == [200])
        #expect(browser.answers.first?.text.contains("You are signed out.") == true)
        #expect(transport.requests.isEmpty)
        #expect(await isFree(page.port))
    }

    @Test func theManagerForgetsAfterwards() async throws {
        let storage = ScriptedStorage()
        let manager = manager(TokenServer(), storage)
        try manager.store(credentials: .valid())
        let browser = StubBrowser { browser, page in
            #expect(manager.hasValid())
            try await browser.get(page.address("/callback"))
        }
        try await stubbedWebAuth(StubTransport(), browser).useCredentialsManager(manager).logout()
        #expect(storage.keys.isEmpty)
    }

    @Test func aSignOutThatIsCancelledForgetsNothing() async throws {
        let storage = ScriptedStorage()
        let manager = manager(TokenServer(), storage)
        try manager.store(credentials: .valid())
        let webAuth = stubbedWebAuth(StubTransport()).useCredentialsManager(manager)
        let browser = StubBrowser { _, _ in webAuth.cancel() }
        await #expect(throws: WebAuthError.userCancelled) { try await webAuth.provider(browser.provider).logout() }
        #expect(manager.hasValid())
    }

    @Test func aFailedClearIsTheManagersError() async throws {
        let storage = ScriptedStorage()
        storage.change { $0.deletesFail = true }
        let webAuth = stubbedWebAuth(StubTransport(), StubBrowser(Self.comingBack))
            .useCredentialsManager(manager(TokenServer(), storage))
        let error = await #expect(throws: WebAuthError.self) { try await webAuth.logout() }
        #expect(error?.code == .credentialsManagerError)
        #expect((error?.cause as? CredentialsManagerError)?.code == .clearFailed)
    }

    @Test @MainActor func theCallbackFormCallsBackOnTheMainActor() async throws {
        let webAuth: any WebAuth = stubbedWebAuth(StubTransport(), StubBrowser(Self.comingBack))
        let result = await withCheckedContinuation { continuation in
            webAuth.logout { continuation.resume(returning: $0) }
        }
        #expect(throws: Never.self) { try result.get() }
    }
}

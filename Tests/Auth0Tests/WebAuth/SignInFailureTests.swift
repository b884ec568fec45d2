import Auth0HTTPClient
import Auth0Loopback
import Foundation
import Testing

@testable import Auth0

/// How sign-ins end that do not succeed; each leaves nothing behind.
@Suite struct SignInFailureTests {
    @Test func aSecondSignInIsRefusedAndTheFirstGoesOn() async throws {
        let gate = Gate()
        let browser = StubBrowser { browser, page in
            await gate.pass()
            try await browser.get(page.redirect(["code": "c1", "state": page.state]))
        }
        let webAuth = stubbedWebAuth(try signingTransport(), browser)
        async let first = webAuth.start()
        await gate.someoneWaits()
        #expect(await webAuth.signInFailure() == .transactionActiveAlready)
        await #expect(throws: WebAuthError.transactionActiveAlready) { try await webAuth.logout() }
        gate.open()
        #expect(try await first.accessToken == "at")
        #expect(try await webAuth.start().accessToken == "at")
        try await browser.isDone()
    }

    @Test @MainActor func ofTwoStartsInOneTickTheFirstWins() async throws {
        let webAuth = stubbedWebAuth(try signingTransport(), StubBrowser.comingBack())
        let results = await withCheckedContinuation { continuation in
            var results: [(Int, WebAuthResult<Credentials>)] = []
            for number in [1, 2] {
                webAuth.start { result in
                    results.append((number, result))
                    if results.count == 2 { continuation.resume(returning: results) }
                }
            }
        }
        let outcomes = Dictionary(uniqueKeysWithValues: results)
        #expect(throws: Never.self) { try outcomes[1]?.get() }
        #expect(throws: WebAuthError.transactionActiveAlready) { try outcomes[2]?.get() }
    }

    @Test func aCancelledSignInLeavesNoListenerAndALaterOneWorks() async throws {
        let cancelling = StubBrowser { _, _ in }
        let webAuth = stubbedWebAuth(try signingTransport())
        let waiting = webAuth.provider { url, callback in
            let agent = cancelling.provider(url, callback)
            #expect(webAuth.cancel())
            #expect(!webAuth.cancel())
            return agent
        }
        #expect(await waiting.signInFailure() == .userCancelled)
        #expect(cancelling.finishes.count == 1)
        #expect(try await isFree(#require(cancelling.page).port))
        #expect(!webAuth.cancel())
        #expect(try await webAuth.provider(StubBrowser.comingBack().provider).start().accessToken == "at")
    }

    @Test @MainActor func aCancelRightAfterStartMeetsIt() async throws {
        let webAuth = stubbedWebAuth(try signingTransport(), StubBrowser.comingBack())
        let result = await withCheckedContinuation { continuation in
            webAuth.start { continuation.resume(returning: $0) }
            #expect(webAuth.cancel())
        }
        #expect(throws: WebAuthError.userCancelled) { try result.get() }
    }

    @Test func aCancelledTaskEndsItsSignIn() async throws {
        let gate = Gate()
        let browser = StubBrowser { _, _ in await gate.pass() }
        let webAuth = stubbedWebAuth(try signingTransport(), browser)
        let signIn = Task { try await webAuth.start() }
        await gate.someoneWaits()
        signIn.cancel()
        await #expect(throws: WebAuthError.userCancelled) { try await signIn.value }
        #expect(try await isFree(#require(browser.page).port))
        gate.open()
        try await browser.isDone()
    }

    @Test func aTaskThatWasCancelledBeforeShowsNothing() async throws {
        let browser = StubBrowser { _, _ in }
        let webAuth = stubbedWebAuth(try signingTransport(), browser)
        let signIn = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await webAuth.start()
        }
        await #expect(throws: WebAuthError.userCancelled) { try await signIn.value }
        #expect(browser.page == nil)
    }

    @Test func aCancelDuringTheExchangeStoresNothing() async throws {
        let transport = GatedTransport(transport: try signingTransport())
        let storage = ScriptedStorage()
        let webAuth = stubbedWebAuth(transport).useCredentialsManager(manager(TokenServer(), storage))
        let browser = StubBrowser { browser, page in
            async let answer = browser.get(page.redirect(["code": "c1", "state": page.state]))
            await transport.gate.someoneWaits()
            #expect(webAuth.cancel())
            let text = try await answer.text
            #expect(text.contains("It was cancelled."))
            transport.gate.open()
        }
        #expect(await webAuth.provider(browser.provider).signInFailure() == .userCancelled)
        try await browser.isDone()
        #expect(storage.keys.isEmpty)
    }

    @Test func aBrowserThatDoesNotComeBackInTimeEndsIt() async throws {
        let browser = StubBrowser { _, _ in }
        let webAuth = stubbedWebAuth(try signingTransport(), browser) { $0.timeout = .zero }
        #expect(await webAuth.signInFailure() == .timedOut)
        #expect(try await webAuth.startWithTime().accessToken == "at")
    }

    @Test func aProviderThatFailsEndsIt() async throws {
        let browser = StubBrowser { _, page in
            page.callback(.failure(WebAuthError(code: .other, detail: "No window.")))
            page.callback(.failure(.userCancelled))
            page.callback(.success(()))
        }
        let error = await stubbedWebAuth(try signingTransport(), browser).signInFailure()
        #expect(error?.debugDescription == "No window.")
        #expect(browser.finishes.count == 1)
    }

    @Test func aPageThatIsClosedAfterTheRedirectChangesNothing() async throws {
        let transport = GatedTransport(transport: try signingTransport())
        let browser = StubBrowser { browser, page in
            page.callback(.success(()))
            async let answer = browser.get(page.redirect(["code": "c1", "state": page.state]))
            await transport.gate.someoneWaits()
            page.callback(.failure(.userCancelled))
            transport.gate.open()
            let status = try await answer.status
            #expect(status == 200)
        }
        #expect(try await stubbedWebAuth(transport, browser).start().accessToken == "at")
        try await browser.isDone()
    }

    @Test func takenPortsEndItAtOnce() async throws {
        let taken = try LoopbackListener(port: 0, path: "/", timeout: .seconds(60))
        let browser = StubBrowser { _, _ in }
        let webAuth = stubbedWebAuth(try signingTransport(), browser) { $0.ports = [taken.port] }
        #expect(await webAuth.signInFailure()?.code == .redirectPortInUse)
        #expect(browser.page == nil)
        await taken.close()
        #expect(try await webAuth.provider(StubBrowser.comingBack().provider).start().accessToken == "at")
    }

    @Test(arguments: [
        ("", ConfigurationError.emptyDomain), ("tenant.example.com/path", .domainWithPath),
        ("http://tenant.example.com", .insecureDomain),
    ])
    func aWrongDomainIsTheCause(_ domain: String, cause: ConfigurationError) async throws {
        let error = await stubbedWebAuth(StubTransport(), domain: domain).signInFailure()
        #expect(error?.code == .other)
        #expect(error?.cause as? ConfigurationError == cause)
    }

    @Test func aWrongInvitationOrRedirectEndsItBeforeAnyPage() async throws {
        let browser = StubBrowser { _, _ in }
        let webAuth = stubbedWebAuth(StubTransport(), browser)
        let url = try #require(URL(string: "https://tenant.example.com/"))
        #expect(await webAuth.invitationURL(url).signInFailure() == .invalidInvitation)
        #expect(await webAuth.redirectURL(url).signInFailure() == .invalidRedirectURL)
        #expect(browser.page == nil)
        #expect(!webAuth.cancel())
    }

    @Test func anErrorIsMatchedByItsCode() {
        let error: any Error = WebAuthError(code: .other, cause: URLError(.timedOut))
        do {
            throw error
        } catch WebAuthError.other {
            #expect((error as? WebAuthError)?.isNetworkError == true)
        } catch {
            Issue.record("not matched")
        }
        let name =
            switch WebAuthError.unexpectedCallback {
            case .other: "other"
            case .unknown: "unknown"
            default: "none"
            }
        #expect(name == "unknown")
    }
}

extension Auth0WebAuth {
    /// Signs in with the usual time.
    fileprivate func startWithTime() async throws -> Credentials {
        var webAuth = self.provider(StubBrowser.comingBack().provider) as Auth0WebAuth
        webAuth.world.timeout = .seconds(600)
        return try await webAuth.start()
    }
}

import Auth0Crypto
import Auth0HTTPClient
import Foundation
import Testing

@testable import Auth0

/// Sign-ins over real sockets, with a stub that plays the browser.
@Suite struct SignInTests {
    @Test func aSignInGivesCredentials() async throws {
        let browser = StubBrowser.comingBack()
        let transport = try signingTransport()
        let webAuth = stubbedWebAuth(transport, browser)
        let credentials = try await webAuth.start()
        #expect(credentials.accessToken == "at")
        try await browser.isDone()
        let page = try #require(browser.page)
        #expect(page.redirectURL == "http://127.0.0.1:\(page.port)/callback")
        let exchange = try #require(transport.requests.first).json
        #expect(exchange["grant_type"] == "authorization_code")
        #expect(exchange["code"] == "c1")
        #expect(exchange["redirect_uri"]?.string == page.redirectURL)
        let verifier = try #require(exchange["code_verifier"]?.string)
        #expect(page.parameters["code_challenge"] == Base64URL.encode(Digest.hash(Data(verifier.utf8))))
        #expect(browser.answers.map(\.status) == [200])
        #expect(browser.answers.first?.text.contains("You are signed in.") == true)
        #expect(browser.answers.first?.text.contains("You can close this window.") == true)
        #expect(browser.finishes.count == 1)
        #expect(await isFree(page.port))
    }

    @Test(arguments: [
        (["state": "forged"], "with a state"), (["state": ""], "with a state"),
        (["state": "", "error": "x"], "with a state"),
        (["code": ""], "without a code"),
    ])
    func aCallbackThatWasNotWaitedForEndsTheSignIn(_ change: [String: String], text: String) async throws {
        let browser = StubBrowser.comingBack { $0.merge(change) { $1 } }
        let transport = try signingTransport()
        let webAuth = stubbedWebAuth(transport, browser)
        let error = try #require(await webAuth.signInFailure())
        #expect(error.code == .unknown)
        #expect(error.cause == nil)
        #expect(error.debugDescription.contains(text))
        #expect(error.debugDescription.contains("tart again"))
        try await browser.isDone()
        #expect(transport.requests.isEmpty)
        #expect(browser.answers.map(\.status) == [400])
        #expect(browser.answers.first?.text.contains("You are not signed in.") == true)
    }

    @Test func aStateThatIsThereTwiceIsRefused() async throws {
        let browser = StubBrowser { browser, page in
            let url = try page.redirect(["code": "c1", "state": page.state]).absoluteString
            try await browser.get(try #require(URL(string: url + "&state=other")))
        }
        #expect(try await stubbedWebAuth(signingTransport(), browser).signInFailure() == .unexpectedCallback)
        try await browser.isDone()
    }

    @Test func aRefusalOfTheTenantIsTheCause() async throws {
        let browser = StubBrowser.comingBack {
            $0["code"] = nil
            $0["error"] = "access_denied"
            $0["error_description"] = "ana@example.com is blocked <b>now</b>"
        }
        let transport = try signingTransport()
        let webAuth = stubbedWebAuth(transport, browser).parameters(["login_hint": "ana@example.com"])
        let error = try #require(await webAuth.signInFailure())
        #expect(error.code == .authenticationFailed)
        let cause = try #require(error.cause as? AuthenticationError)
        #expect(cause.isAccessDenied)
        #expect(cause.statusCode == 302)
        #expect(cause.info["error_description"] as? String == "ana@example.com is blocked <b>now</b>")
        #expect(cause.info["state"] == nil)
        #expect(error.debugDescription.contains("••• is blocked"))
        #expect(transport.requests.isEmpty)
        try await browser.isDone()
        #expect(browser.answers.first?.text.contains("It was refused.") == true)
        #expect(browser.answers.first?.text.contains("blocked") == false)
    }

    @Test func aSecondCallbackNeverExchangesTheCodeAgain() async throws {
        let browser = StubBrowser { browser, page in
            let redirect = try page.redirect(["code": "c1", "state": page.state])
            let forged = try page.redirect(["code": "c2", "state": "forged"])
            try await withThrowingTaskGroup { group in
                group.addTask { _ = try await browser.get(redirect) }
                for url in [redirect, forged] {
                    // It may come after the end, when nobody answers any more.
                    group.addTask { _ = try? await browser.get(url) }
                }
                try await group.waitForAll()
            }
        }
        // The forged one may be the first; then the sign-in ends with it, and once.
        let transport = try signingTransport()
        let error = await stubbedWebAuth(transport, browser).signInFailure()
        #expect(error == nil || error == .unexpectedCallback)
        #expect(transport.requests.filter { $0.method == "POST" }.count == (error == nil ? 1 : 0))
        _ = try? await browser.isDone()
        #expect(browser.finishes.count == 1)
    }

    @Test func aCallbackDuringTheExchangeChangesNothing() async throws {
        let transport = GatedTransport(transport: try signingTransport())
        let browser = StubBrowser { browser, page in
            async let first = browser.get(page.redirect(["code": "c1", "state": page.state]))
            await transport.gate.someoneWaits()
            async let second = browser.get(page.redirect(["code": "c2", "state": "forged"]))
            // The listener takes them in turn: when this one is refused, the second was received.
            _ = try await browser.get(page.address("/other"))
            transport.gate.open()
            _ = try await (first, try? second)
        }
        #expect(try await stubbedWebAuth(transport, browser).start().accessToken == "at")
        try await browser.isDone()
        #expect(browser.answers.contains { $0.status == 200 })
    }

    @Test func strayRequestsChangeNothing() async throws {
        let browser = StubBrowser { browser, page in
            for path in ["/favicon.ico", "/", "/callback/", "/Callback?code=c1"] {
                #expect(try await browser.get(page.address(path)).status == 404)
            }
            try await browser.get(page.redirect(["code": "c1", "state": page.state]))
        }
        #expect(try await stubbedWebAuth(try signingTransport(), browser).start().accessToken == "at")
        try await browser.isDone()
    }

    @Test(arguments: ["http://[::1]:0/callback", "http://localhost:0/done", "http://127.0.0.2:0/"])
    func theRedirectMayBeOnAnyLoopbackHost(_ redirectURL: String) async throws {
        let browser = StubBrowser.comingBack()
        let transport = try signingTransport()
        let webAuth = stubbedWebAuth(transport, browser).redirectURL(try #require(URL(string: redirectURL)))
        _ = try await webAuth.start()
        let page = try #require(browser.page)
        #expect(page.redirectURL == redirectURL.replacing(":0/", with: ":\(page.port)/"))
        #expect(transport.requests.first?.json["redirect_uri"]?.string == page.redirectURL)
    }

    @Test func nothingThatIsLoggedHoldsASecret() async throws {
        let logger = RecordingLogger()
        let browser = StubBrowser.comingBack { $0["code"] = "secret-code" }
        _ = try await stubbedWebAuth(try signingTransport(), browser).using(logger: logger).start()
        let page = try #require(browser.page)
        #expect(logger.text.contains("https://tenant.example.com/authorize"))
        for secret in ["secret-code", page.state, page.parameters["code_challenge"] ?? "?"] {
            #expect(!logger.text.contains(secret))
        }
    }

    @Test @MainActor func theCallbackFormCallsBackOnTheMainActorOnce() async throws {
        let webAuth = stubbedWebAuth(try signingTransport(), StubBrowser.comingBack())
        var calls = 0
        let result = await withCheckedContinuation { continuation in
            webAuth.start { result in
                MainActor.assertIsolated()
                calls += 1
                continuation.resume(returning: result)
            }
        }
        #expect(try result.get().accessToken == "at")
        #expect(calls == 1)
    }

    @Test @MainActor func onCloseIsCalledAfterASignIn() async throws {
        let webAuth = stubbedWebAuth(try signingTransport(), StubBrowser.comingBack())
        await withCheckedContinuation { continuation in
            webAuth.onClose { continuation.resume() }.start { _ in }
        }
    }
}

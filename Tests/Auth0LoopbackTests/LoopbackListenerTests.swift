import Foundation
import Testing

@testable import Auth0Loopback

@Suite struct LoopbackListenerTests {
    private let page = LoopbackPage(title: "Signed in", message: "You can close this window.")

    private func listener(
        host: String = "127.0.0.1",
        port: UInt16 = 0,
        timeout: Duration = .seconds(600),
        clock: any Clock<Duration> = ContinuousClock()
    ) throws -> LoopbackListener {
        try LoopbackListener(host: host, port: port, path: "/callback", timeout: timeout, clock: clock)
    }

    @Test func theBrowserSeesThePageThatItsRequestIsAnsweredWith() async throws {
        let listener = try listener()
        async let answer = Browser.get("/callback?code=a%2Fb&state=c", port: listener.port)
        let request = try await listener.nextRequest()
        #expect(request.query == "code=a%2Fb&state=c")
        request.answer(page)
        let text = try await answer
        #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(text.contains("<h1>Signed in</h1>"))
        #expect(text.contains("Cache-Control: no-store\r\n"))
        #expect(text.contains("Referrer-Policy: no-referrer\r\n"))
        #expect(text.contains("Connection: close\r\n"))
        await listener.close()
    }

    @Test func anAnswerGivenRightBeforeTheCloseIsStillSent() async throws {
        for _ in 0..<50 {
            let listener = try listener()
            async let answer = Browser.get("/callback", port: listener.port)
            try await listener.nextRequest().answer(page)
            await listener.close()
            #expect(try await answer.contains("</html>"))
        }
    }

    @Test(arguments: [
        ("GET /favicon.ico HTTP/1.1\r\n\r\n", 404), ("GET / HTTP/1.1\r\n\r\n", 404),
        ("GET /callback/ HTTP/1.1\r\n\r\n", 404), ("GET /Callback?code=1 HTTP/1.1\r\n\r\n", 404),
        ("HEAD /callback HTTP/1.1\r\n\r\n", 405), ("OPTIONS /callback HTTP/1.1\r\n\r\n", 405),
        ("POST /callback HTTP/1.1\r\nContent-Length: 4\r\n\r\nbody", 405),
        ("nonsense\r\n\r\n", 400), ("GET /callback\r\n\r\n", 400), ("GET  /callback HTTP/1.1\r\n\r\n", 400),
        ("GET callback HTTP/1.1\r\n\r\n", 400), ("GET /callback HTTP/2.0\r\n\r\n", 400),
        ("GET /\u{1} HTTP/1.1\r\n\r\n", 400), ("\r\n\r\n", 400),
        ("GET /callback HTTP/1.1\r\nX: \(String(repeating: "x", count: 9000))\r\n\r\n", 431),
        (String(repeating: "x", count: 9000), 431),
    ])
    func whatIsNoCallbackIsRefusedAndDoesNotEndTheWait(_ request: String, status: Int) async throws {
        let listener = try listener()
        let stray = try Browser(port: listener.port)
        try await stray.send(request)
        let refusal = try await stray.receive()
        #expect(refusal.hasPrefix("HTTP/1.1 \(status) "))
        #expect(refusal.contains("Allow: GET\r\n") == (status == 405))
        async let answer = Browser.get("/callback?real", port: listener.port)
        let next = try await listener.nextRequest()
        #expect(next.query == "real")
        next.answer(page)
        _ = try await answer
        await listener.close()
    }

    @Test func aRequestMayComeByteByByte() async throws {
        let listener = try listener()
        let browser = try Browser(port: listener.port)
        for byte in "GET /callback?q HTTP/1.1\r\nHost: a\r\n\r\n" {
            try await browser.send(String(byte))
        }
        try await listener.nextRequest().answer(page)
        #expect(try await browser.receive().hasPrefix("HTTP/1.1 200"))
        await listener.close()
    }

    @Test func connectionsOpenedAheadOfNeedKeepNobodyWaiting() async throws {
        let listener = try listener()
        let silent = try (0..<40).map { _ in try Browser(port: listener.port) }
        async let answer = Browser.get("/callback", port: listener.port)
        try await listener.nextRequest().answer(page)
        #expect(try await answer.hasPrefix("HTTP/1.1 200"))
        await listener.close()
        // The last of them were kept, and are closed with the listener.
        #expect(try await silent[39].receive().isEmpty)
    }

    @Test func requestsAreHandedOutOneByOne() async throws {
        let listener = try listener()
        for number in 0..<3 {
            async let answer = Browser.get("/callback?\(number)", port: listener.port)
            let request = try await listener.nextRequest()
            #expect(request.query == "\(number)")
            request.answer(LoopbackPage(title: "\(number)", message: ""), status: 400)
            request.answer(page)
            let text = try await answer
            #expect(text.hasPrefix("HTTP/1.1 400 "))
            #expect(text.contains("<h1>\(number)</h1>"))
        }
        await listener.close()
    }

    @Test func aRequestThatComesBeforeAnybodyAsksIsKept() async throws {
        let listener = try listener()
        let browser = try Browser(port: listener.port)
        try await browser.send("GET /callback?early HTTP/1.1\r\n\r\n")
        #expect(try await Browser.get("/other", port: listener.port).contains(" 404 "))
        #expect(try await listener.nextRequest().query == "early")
        await listener.close()
    }

    @Test(arguments: [
        ("127.0.0.1", [AF_INET]), ("127.0.0.9", [AF_INET]), ("[::1]", [AF_INET6]), ("::1", [AF_INET6]),
        ("localhost", [AF_INET, AF_INET6]), ("LOCALHOST", [AF_INET, AF_INET6]),
    ])
    func aHostBindsItsOwnFamilyOnly(_ host: String, families: [Int32]) throws {
        let descriptors = try LoopbackSockets(host: host, port: 0).release()
        defer { descriptors.forEach { _ = close($0) } }
        let bound = descriptors.map { descriptor in
            var family: Int32 = 0
            var length = socklen_t(MemoryLayout<Int32>.size)
            getsockopt(descriptor, SOL_SOCKET, SO_DOMAIN, &family, &length)
            return family
        }
        #expect(bound == families)
    }

    @Test(arguments: [("127.0.0.1", "127.0.0.1"), ("[::1]", "::1"), ("::1", "::1"), ("127.0.0.2", "127.0.0.2")])
    func aHostIsReachedAtItsAddress(_ host: String, address: String) async throws {
        let listener = try listener(host: host)
        async let answer = Browser.get("/callback", port: listener.port, host: address)
        try await listener.nextRequest().answer(page)
        #expect(try await answer.contains(" 200 OK"))
        await listener.close()
    }

    @Test func localhostAnswersOnBothFamilies() async throws {
        let listener = try listener(host: "localhost")
        for address in ["127.0.0.1", "::1"] {
            async let answer = Browser.get("/callback", port: listener.port, host: address)
            try await listener.nextRequest().answer(page)
            #expect(try await answer.contains(" 200 OK"))
        }
        await listener.close()
    }

    @Test(arguments: ["127.0.0.1", "::1"])
    func localhostNeedsBothFamiliesFree(_ taken: String) async throws {
        let other = try listener(host: taken)
        let error = #expect(throws: LoopbackError.self) { try listener(host: "localhost", port: other.port) }
        #expect(error?.code == .addressInUse)
        await other.close()
    }

    @Test func anAddressInUseIsATypedErrorThatNamesTheCure() async throws {
        let first = try listener()
        let error = #expect(throws: LoopbackError.self) { try listener(port: first.port) }
        #expect(error?.code == .addressInUse)
        #expect(error?.description.contains("127.0.0.1:\(first.port)") == true)
        #expect(error?.description.contains("another redirect URL") == true)
        await first.close()
    }

    @Test func theOtherFamilyOfAPortMayBeTaken() async throws {
        // Other tests run at the same time, so the port that was drawn may be theirs on the other family.
        for _ in 0..<20 {
            let other = try listener(host: "::1")
            let mine = try? listener(port: other.port)
            await mine?.close()
            await other.close()
            if mine != nil { return }
        }
        Issue.record("a port was refused because of the other family")
    }

    @Test(arguments: ["0.0.0.0", "::", "192.0.2.1", "example.com", "", "127.0.0.1.evil", "128.0.0.1"])
    func aHostThatIsNotLoopbackIsRefused(_ host: String) {
        let error = #expect(throws: LoopbackError.self) { try listener(host: host) }
        #expect(error?.code == .hostNotLoopback)
    }

    @Test func theDeadlineEndsTheWaitAndFreesThePort() async throws {
        let clock = ManualClock()
        let listener = try listener(timeout: .seconds(120), clock: clock)
        let wait = Task { try await listener.nextRequest() }
        clock.advance(by: .seconds(120))
        let error = await #expect(throws: LoopbackError.self) { try await wait.value }
        #expect(error?.code == .timedOut)
        let second = try self.listener(port: listener.port)
        await second.close()
    }

    @Test func aCancelledWaitEndsAndFreesThePort() async throws {
        for _ in 0..<50 {
            let listener = try listener()
            let wait = Task { try await listener.nextRequest() }
            await Task.yield()
            wait.cancel()
            await #expect(throws: CancellationError.self) { try await wait.value }
            let second = try self.listener(port: listener.port)
            await second.close()
        }
    }

    @Test func aCloseEndsEveryWait() async throws {
        let listener = try listener()
        let waits = (0..<3).map { _ in Task { try await listener.nextRequest() } }
        await Task.yield()
        await listener.close()
        await listener.close()
        for wait in waits {
            let error = await #expect(throws: LoopbackError.self) { try await wait.value }
            #expect(error?.code == .closed)
        }
        let later = await #expect(throws: LoopbackError.self) { try await listener.nextRequest() }
        #expect(later?.code == .closed)
    }

    @Test func aListenerThatIsDroppedClosesItsPort() async throws {
        var listener: LoopbackListener? = try self.listener()
        let port = try #require(listener?.port)
        let silent = try Browser(port: port)
        listener = nil
        #expect(try await silent.receive().isEmpty)
        #expect(throws: Browser.Failure.self) { try Browser(port: port) }
    }

    @Test func aBrowserThatLeavesBeforeItsAnswerHarmsNobody() async throws {
        let listener = try listener()
        var gone: Browser? = try Browser(port: listener.port)
        try await gone?.send("GET /callback?gone HTTP/1.1\r\n\r\n")
        let first = try await listener.nextRequest()
        gone = nil
        first.answer(page)
        async let answer = Browser.get("/callback?here", port: listener.port)
        let second = try await listener.nextRequest()
        #expect(second.query == "here")
        second.answer(page)
        #expect(try await answer.contains(" 200 OK"))
        await listener.close()
    }

    @Test func whatAPageSaysIsEscaped() {
        let html = LoopbackPage(title: "<b>&\"'", message: "</p><script>").html
        #expect(html.contains("<h1>&lt;b&gt;&amp;&quot;&#39;</h1>"))
        #expect(html.contains("<p>&lt;/p&gt;&lt;script&gt;</p>"))
    }
}

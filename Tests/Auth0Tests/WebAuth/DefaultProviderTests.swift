import Auth0HTTPClient
import Foundation
import Testing

@testable import Auth0

/// The default provider and its person, who reads the terminal.
@Suite struct DefaultProviderTests {
    /// Gives what was written so far, each time that something is written.
    private func terminal() -> (write: @Sendable (String) -> Void, texts: AsyncStream<String>) {
        let (texts, continuation) = AsyncStream.makeStream(of: String.self)
        let terminal = Terminal()
        return (
            { text in
                terminal.write(text)
                continuation.yield(terminal.text)
            }, texts
        )
    }

    private func page(in text: String) throws -> Page {
        let line = try #require(text.split(separator: "\n").first { $0.contains("https://") })
        return Page(url: try #require(URL(string: line.trimmingCharacters(in: .whitespaces))))
    }

    @Test func withoutABrowserThePersonOpensThePage() async throws {
        let (write, texts) = terminal()
        let webAuth = stubbedWebAuth(try signingTransport()) { $0.write = write }
        async let credentials = webAuth.start()
        for await text in texts where text.contains("warning:") {
            let page = try page(in: text)
            #expect(text.hasPrefix("Open this page"))
            #expect(text.contains("ssh -L \(page.port):127.0.0.1:\(page.port) "))
            let url = try page.redirect(["code": "c1", "state": page.state])
            #expect(try await CurlTransport.shared.send(HTTPClientRequest(url: url)).status == 200)
            break
        }
        #expect(try await credentials.accessToken == "at")
    }

    @Test func theAddressIsWrittenBeforeABrowserIsTried() async throws {
        let terminal = Terminal()
        let webAuth = stubbedWebAuth(try signingTransport()) { world in
            world.write = terminal.write
            world.environment = ["DISPLAY": ":0"]
            world.spawn = { command in
                #expect(command.first == "xdg-open")
                #expect(terminal.text.contains(command.last ?? "nothing"))
                guard let url = command.last.flatMap({ URL(string: $0) }) else { return .exited(1) }
                let page = Page(url: url)
                guard let back = try? page.redirect(["code": "c1", "state": page.state]) else { return .exited(1) }
                // The browser that was opened lives on with the program that opened it.
                _ = try? await CurlTransport.shared.send(HTTPClientRequest(url: back))
                return .exited(1)
            }
        }
        #expect(try await webAuth.start().accessToken == "at")
    }

    /// A server or a command may wait on its main thread; only callbacks and a caller's own provider need it.
    @Test @MainActor func theMainThreadMayBeBusy() throws {
        let webAuth = stubbedWebAuth(try signingTransport()) { world in
            world.environment = ["BROWSER": "browser"]
            world.spawn = { command in
                let page = command.last.flatMap { URL(string: $0) }.map { Page(url: $0) }
                if let page, let back = try? page.redirect(["code": "c1", "state": page.state]) {
                    _ = try? await CurlTransport.shared.send(HTTPClientRequest(url: back))
                }
                return .exited(0)
            }
        }
        let done = DispatchSemaphore(value: 0)
        let signIn = Task.detached {
            defer { done.signal() }
            _ = try await webAuth.start()
        }
        #expect(done.wait(timeout: .now() + 60) == .success)
        signIn.cancel()
    }

    @Test func aPastedRedirectEndsTheSignIn() async throws {
        let (write, texts) = terminal()
        let webAuth = stubbedWebAuth(try signingTransport()) { $0.write = write }
        let slot = webAuth.world.slot
        async let credentials = webAuth.start()
        for await text in texts where text.contains("warning:") {
            let page = try page(in: text)
            let others = [try page.address("/other?code=c1&state=\(page.state)"), URL(filePath: "/callback")]
            #expect(others.allSatisfy { !slot.resume(with: $0) })
            #expect(try slot.resume(with: page.redirect(["code": "c1", "state": page.state])))
            break
        }
        #expect(try await credentials.accessToken == "at")
        #expect(try slot.resume(with: #require(URL(string: "http://127.0.0.1:8484/callback"))) == false)
    }

    @Test(arguments: [
        ("http://127.0.0.1:0", ""), ("http://localhost:0/", ""), ("http://localhost:0/a%20b", "a%20b"),
    ])
    func aPastedRedirectMayBeSpelledAsTheBrowserDoes(_ redirectURL: String, path: String) async throws {
        let slot = TransactionSlot()
        let browser = StubBrowser { _, page in
            let host = try #require(URL(string: page.redirectURL)?.host()?.uppercased())
            let text = "HTTP://\(host):\(page.port)/\(path)?code=c1&state=\(page.state)"
            #expect(try slot.resume(with: #require(URL(string: text))))
        }
        let webAuth = stubbedWebAuth(try signingTransport(), browser) { $0.slot = slot }
        _ = try await webAuth.redirectURL(try #require(URL(string: redirectURL))).start()
        try await browser.isDone()
    }

    @Test func withoutATransactionThereIsNothingToResumeOrCancel() throws {
        let slot = TransactionSlot()
        #expect(!slot.cancel())
        #expect(try slot.resume(with: #require(URL(string: "http://127.0.0.1:8484/callback?code=c1"))) == false)
    }
}

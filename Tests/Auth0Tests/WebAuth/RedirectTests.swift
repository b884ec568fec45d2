import Auth0Loopback
import Foundation
import Testing

@testable import Auth0

@Suite struct RedirectTests {
    @Test(arguments: [
        "https://127.0.0.1/callback", "http://example.com/callback", "http://0.0.0.0/callback", "myapp://callback",
        "http://user@127.0.0.1/", "http://127.0.0.1/#x", "/callback", "http://128.0.0.1/", "http://[::2]/",
        "http://127.0.0.1.example.com/", "http://127.0.0.1:70000/",
    ])
    func aRedirectURLThatIsNotOfThisMachineIsRefused(_ text: String) throws {
        let url = try #require(URL(string: text))
        let error = #expect(throws: WebAuthError.self) { try Redirect(url) }
        #expect(error == .invalidRedirectURL)
        #expect(error?.debugDescription.contains("http://127.0.0.1:8484/callback") == true)
    }

    @Test(arguments: [
        ("http://127.0.0.1:0/callback", "http://127.0.0.1:PORT/callback"),
        ("http://127.0.0.1:0", "http://127.0.0.1:PORT"),
        ("HTTP://LOCALHOST:0/a%20b?x=1", "HTTP://LOCALHOST:PORT/a%20b?x=1"),
        ("http://app.localhost:0/", "http://app.localhost:PORT/"),
        ("http://[::1]:0/callback", "http://[::1]:PORT/callback"),
    ])
    func anOpenPortIsFilledIn(_ text: String, expected: String) async throws {
        let url = try #require(URL(string: text))
        let (listener, opened) = try Redirect(url).listen(timeout: .seconds(60), clock: ContinuousClock())
        #expect(opened.absoluteString == expected.replacing("PORT", with: "\(listener.port)"))
        await listener.close()
    }

    @Test func theFirstFreePortIsTaken() async throws {
        let taken = try LoopbackListener(port: 0, path: "/", timeout: .seconds(60))
        let (listener, url) = try Redirect(ports: [taken.port, 0]).listen(
            timeout: .seconds(60),
            clock: ContinuousClock()
        )
        #expect(listener.port != taken.port)
        #expect(url.absoluteString == "http://127.0.0.1:\(listener.port)/callback")
        await listener.close()
        await taken.close()
    }

    @Test func takenPortsAreAnErrorThatNamesThemAndTheCure() async throws {
        let taken = try (0..<3).map { _ in try LoopbackListener(port: 0, path: "/", timeout: .seconds(60)) }
        let error = #expect(throws: WebAuthError.self) {
            try Redirect(ports: taken.map(\.port)).listen(timeout: .seconds(60), clock: ContinuousClock())
        }
        #expect(error?.code == .redirectPortInUse)
        for listener in taken {
            #expect(error?.debugDescription.contains("127.0.0.1:\(listener.port)") == true)
            await listener.close()
        }
        #expect(error?.debugDescription.contains("redirectURL(_:)") == true)
    }

    @Test func theDefaultPortsAreTheDocumentedOnes() {
        #expect(WebAuthWorld().ports == [8484, 8485, 8486])
        #expect(WebAuthWorld().timeout == .seconds(600))
    }
}

import Auth0HTTPClient
import Foundation
import Synchronization
import Testing

@testable import Auth0

/// A provider that plays the browser and the person before it, by a script.
final class StubBrowser: Sendable {
    typealias Script = @Sendable (_ browser: StubBrowser, _ page: Page) async throws -> Void

    struct State {
        var pages: [Page] = []
        var answers: [HTTPClientResponse] = []
        var finishes: [WebAuthResult<Void>] = []
        var scripts: [Task<Void, any Error>] = []
    }

    let state = Mutex(State())
    private let script: Script

    init(_ script: @escaping Script) {
        self.script = script
    }

    /// Comes back at once with what the query of the redirect is made to be.
    static func comingBack(_ change: @escaping @Sendable (inout [String: String]) -> Void = { _ in }) -> StubBrowser {
        StubBrowser { browser, page in
            var items = ["code": "c1", "state": page.state]
            change(&items)
            try await browser.get(page.redirect(items))
        }
    }

    var provider: WebAuthProvider {
        { [self] url, callback in
            let page = Page(url: url, callback: callback)
            state.withLock { $0.pages.append(page) }
            return Agent(browser: self, page: page)
        }
    }

    /// Goes to an address as a browser does, over a socket.
    @discardableResult
    func get(_ url: URL) async throws -> HTTPClientResponse {
        let answer = try await CurlTransport.shared.send(HTTPClientRequest(url: url))
        state.withLock { $0.answers.append(answer) }
        return answer
    }

    /// Returns once the script is through; a script that failed is a fault of the test.
    func isDone() async throws {
        for script in state.withLock(\.scripts) { try await script.value }
    }

    var page: Page? { state.withLock(\.pages.first) }
    var answers: [HTTPClientResponse] { state.withLock(\.answers) }
    var finishes: [WebAuthResult<Void>] { state.withLock(\.finishes) }

    private struct Agent: WebAuthUserAgent {
        let browser: StubBrowser
        let page: Page

        func start() {
            let script = Task { try await browser.script(browser, page) }
            browser.state.withLock { $0.scripts.append(script) }
        }

        func finish(with result: WebAuthResult<Void>) {
            browser.state.withLock { $0.finishes.append(result) }
        }
    }
}

/// A page that was opened, and the way back from it.
struct Page: Sendable {
    let url: URL
    var callback: WebAuthProviderCallback = { _ in }

    var parameters: [String: String] {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
    }

    var state: String { parameters["state"] ?? "" }
    var redirectURL: String { parameters["redirect_uri"] ?? parameters["returnTo"] ?? "" }
    var port: UInt16 { URL(string: redirectURL)?.port.flatMap { UInt16(exactly: $0) } ?? 0 }

    func redirect(_ items: [String: String]) throws -> URL {
        let query = Query.encode(items.mapValues { .string($0) })
        return try #require(URL(string: redirectURL + "?" + query))
    }

    func address(_ path: String) throws -> URL {
        try #require(URL(string: path, relativeTo: URL(string: redirectURL)))
    }
}

extension HTTPClientResponse {
    var text: String { String(decoding: body, as: UTF8.self) }
}

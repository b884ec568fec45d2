import Foundation
import Synchronization
import Testing

@testable import Auth0HTTPClient

/// Secrets never leave the origin, nothing but GET and HEAD follows a redirect.
@Suite struct RedirectTests {
    private static let bearer = [(name: "Authorization", value: "Bearer secret")]

    private func redirecting(
        _ status: Int,
        to location: @escaping @Sendable (ScriptedRequest) -> String?
    ) throws
        -> (server: ScriptedServer, requests: Counter)
    {
        let requests = Counter()
        let server = try ScriptedServer { connection in
            while let request = connection.request() {
                requests.increase()
                if let location = location(request) {
                    connection.reply(status, headers: ["Location: \(location)"])
                } else {
                    connection.reply(
                        headers: ["Echo-Authorization: \(request.header("Authorization") ?? "none")"],
                        body: Array("\(request.method) \(request.target)".utf8)
                    )
                }
            }
        }
        return (server, requests)
    }

    @Test(arguments: TransportKind.allCases, ["GET", "POST"])
    func anotherOriginGetsNothing(_ kind: TransportKind, method: String) async throws {
        let stranger = try ScriptedServer { $0.waitForEnd() }
        let target = try stranger.url("/steal").absoluteString
        let (server, requests) = try redirecting(302) { _ in target }
        defer {
            stranger.stop()
            server.stop()
        }
        let response = try await kind.make().send(.init(method: method, url: server.url(), headers: Self.bearer))
        #expect(response.status == 302)
        #expect(response.header("Location") == target)
        #expect(stranger.acceptedConnections == 0)
        #expect(requests.value == 1)
    }

    @Test(arguments: TransportKind.allCases, [301, 302, 303, 307, 308])
    func aPostIsNeverFollowedEvenToItsOwnOrigin(_ kind: TransportKind, status: Int) async throws {
        let (server, requests) = try redirecting(status) { $0.target == "/next" ? nil : "/next" }
        defer { server.stop() }
        let response = try await kind.make().send(
            .init(method: "POST", url: server.url(), headers: Self.bearer, body: Data("{}".utf8))
        )
        #expect(response.status == status)
        #expect(requests.value == 1)
    }

    @Test(arguments: TransportKind.allCases, [301, 302, 303, 307, 308])
    func aGetFollowsToItsOwnOriginWithItsHeaders(_ kind: TransportKind, status: Int) async throws {
        let (server, requests) = try redirecting(status) { $0.target == "/a/next?x=1" ? nil : "next?x=1" }
        defer { server.stop() }
        let response = try await kind.make().send(.init(url: server.url("/a/first"), headers: Self.bearer))
        #expect(response.status == 200)
        #expect(response.body == Data("GET /a/next?x=1".utf8))
        #expect(response.header("Echo-Authorization") == "Bearer secret")
        #expect(requests.value == 2)
    }

    @Test(arguments: TransportKind.allCases)
    func aCircleEndsAfterAFew(_ kind: TransportKind) async throws {
        let (server, requests) = try redirecting(302) { _ in "/" }
        defer { server.stop() }
        let failure = try await kind.make().failure(.init(url: server.url()))
        #expect(failure?.code == .httpTooManyRedirects)
        #expect(requests.value == RedirectRule.maximumRedirects + 1)
    }

    @Test(arguments: TransportKind.allCases)
    func redirectsShareOneDeadline(_ kind: TransportKind) async throws {
        let server = try ScriptedServer { connection in
            while connection.request() != nil {
                Thread.sleep(forTimeInterval: 0.15)
                connection.reply(302, headers: ["Location: /"])
            }
        }
        defer { server.stop() }
        let failure = try await kind.make().failure(.init(url: server.url(), timeout: .milliseconds(400)))
        #expect(failure?.code == .timedOut)
    }

    @Test(
        arguments: [
            ("https://a.example/x", "/y", "https://a.example/y"),
            ("https://a.example/x", "https://a.example:443/y", "https://a.example:443/y"),
            ("https://a.example/x", "https://A.EXAMPLE/y", "https://A.EXAMPLE/y"),
            ("https://a.example/x", "//a.example/y", "https://a.example/y"),
            ("https://a.example/x", "http://a.example/y", nil),
            ("https://a.example/x", "https://a.example:8443/y", nil),
            ("https://a.example/x", "https://b.a.example/y", nil),
            ("https://a.example/x", "https://a.example.evil.example/y", nil),
            ("https://a.example/x", "https://a.example@evil.example/y", nil),
            ("https://a.example/x", "//evil.example/y", nil),
            ("https://a.example/x", "https://ana:pw@a.example/y", nil),
            ("https://a.example/x", "file:///etc/passwd", nil),
            ("https://a.example/x", "", nil),
            ("http://a.example/x", "https://a.example/y", nil),
        ] as [(String, String, String?)]
    )
    func onlyTheSameOriginIsFollowed(_ from: String, location: String, to: String?) throws {
        let response = HTTPClientResponse(status: 302, headers: [("location", location)])
        let next = try RedirectRule.next(after: response, to: .init(url: #require(URL(string: from))))
        #expect(next?.url.absoluteString == to)
    }

    @Test(arguments: [200, 204, 300, 304, 305, 306, 400])
    func otherStatusesAreNoRedirects(_ status: Int) throws {
        let response = HTTPClientResponse(status: status, headers: [("Location", "/y")])
        #expect(
            try RedirectRule.next(after: response, to: .init(url: #require(URL(string: "https://a.example")))) == nil
        )
    }
}

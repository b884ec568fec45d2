import Foundation
import Testing

@testable import Auth0HTTPClient

@Suite struct ProxyRuleTests {
    @Test(
        arguments: [
            ("http://api.example/", ["http_proxy": "http://p:1"], "http://p:1"),
            ("http://api.example/", ["HTTP_PROXY": "http://p:1"], "http://p:1"),
            ("http://api.example/", ["http_proxy": "http://p:1", "HTTP_PROXY": "http://p:2"], "http://p:1"),
            ("http://api.example/", ["https_proxy": "http://p:1"], nil),
            ("https://api.example/", ["https_proxy": "http://p:1"], "http://p:1"),
            ("https://api.example/", ["HTTPS_PROXY": "http://p:1"], "http://p:1"),
            ("HTTPS://api.example/", ["https_proxy": "http://p:1"], "http://p:1"),
            ("https://api.example/", ["http_proxy": "http://p:1"], nil),
            ("https://api.example/", ["all_proxy": "socks5h://p:1"], "socks5h://p:1"),
            ("https://api.example/", ["ALL_PROXY": "http://p:1"], "http://p:1"),
            ("https://api.example/", ["all_proxy": "http://p:1", "https_proxy": "http://p:2"], "http://p:2"),
            ("https://api.example/", ["https_proxy": "", "all_proxy": "http://p:1"], "http://p:1"),
            ("https://api.example/", [:], nil),
            // Under CGI a visitor's header arrives as HTTP_PROXY.
            ("http://api.example/", ["HTTP_PROXY": "http://p:1", "REQUEST_METHOD": "GET"], nil),
            ("http://api.example/", ["http_proxy": "http://p:1", "REQUEST_METHOD": "GET"], "http://p:1"),
        ] as [(String, [String: String], String?)]
    )
    func theEnvironmentNamesTheProxy(_ url: String, environment: [String: String], proxy: String?) throws {
        let rule = ProxyRule(environment: environment)
        #expect(try rule.proxy(for: #require(URL(string: url))) == proxy)
    }

    @Test(
        arguments: [
            "http://localhost:8787/", "http://LOCALHOST/", "http://tenant.localhost/", "http://localhost./",
            "http://127.0.0.1/", "http://127.9.8.7:1/", "http://[::1]:8080/",
        ]
    )
    func loopbackNeverGoesThroughAProxy(_ url: String) throws {
        let rule = ProxyRule(environment: ["all_proxy": "http://p:1", "http_proxy": "http://p:1"])
        #expect(try rule.proxy(for: #require(URL(string: url))) == nil)
    }

    @Test(
        arguments: [
            "http://localhost.example/", "http://notlocalhost/", "http://127.0.0.1.example/", "http://128.0.0.1/",
            "http://1.127.0.0/", "http://[::2]/", "http://[fe80::1]/", "http://example/",
        ]
    )
    func whatOnlyLooksLikeLoopbackGoesThroughTheProxy(_ url: String) throws {
        let rule = ProxyRule(environment: ["all_proxy": "http://p:1"])
        #expect(try rule.proxy(for: #require(URL(string: url))) == "http://p:1")
    }

    @Test(arguments: [(["no_proxy": "a"], "a"), (["NO_PROXY": "b"], "b"), ([:], "")] as [([String: String], String)])
    func theEnvironmentNamesTheExceptions(_ environment: [String: String], exceptions: String) {
        #expect(ProxyRule(environment: environment).exceptions == exceptions)
    }
}

@Suite struct ProxyTests {
    /// A label of 64 characters: no look-up finds it, so that only a proxy can answer for it.
    private static let host = "\(String(repeating: "a", count: 64)).example"

    private func transport(_ environment: [String: String]) -> CurlTransport {
        CurlTransport(configuration: .init(environment: environment))
    }

    private func url(_ scheme: String = "http") throws -> URL {
        try #require(URL(string: "\(scheme)://\(Self.host)/path?code=s3cr3t"))
    }

    @Test func anHTTPRequestIsHandedToTheProxyWhole() async throws {
        let proxy = try ScriptedServer { connection in
            let request = connection.request()
            connection.reply(body: Array("\(request?.method ?? "") \(request?.target ?? "")".utf8))
        }
        defer { proxy.stop() }
        let transport = try transport(["http_proxy": proxy.url("").absoluteString])
        #expect(try await transport.send(.init(url: url())).body == Data("GET \(url().absoluteString)".utf8))
    }

    @Test func loopbackIsReachedDespiteADeadProxy() async throws {
        let server = try ScriptedServer { connection in
            _ = connection.request()
            connection.reply()
        }
        defer { server.stop() }
        let transport = transport(["http_proxy": "http://127.0.0.1:9", "all_proxy": "http://127.0.0.1:9"])
        #expect(try await transport.send(.init(url: server.url())).status == 200)
    }

    @Test(arguments: ["http", "https"])
    func aDeadProxyIsNamedAsSuch(_ scheme: String) async throws {
        let dead = try ScriptedServer { _ in }
        let address = try dead.url("").absoluteString
        dead.stop()
        let failure = try await transport(["all_proxy": address]).failure(.init(url: url(scheme)))
        #expect(failure?.code == .cannotConnectToHost)
        #expect(failure?.localizedDescription == TransportFailure.proxyUnreachable.error.localizedDescription)
    }

    @Test func aProxyWhoseNameIsUnknownIsNamedAsSuch() async throws {
        let failure = try await transport(["all_proxy": "http://\(Self.host):1"]).failure(.init(url: url()))
        #expect(failure?.localizedDescription == TransportFailure.proxyUnreachable.error.localizedDescription)
    }

    @Test(arguments: [403, 407, 502])
    func aProxyThatRefusesIsNamedAsSuch(_ status: Int) async throws {
        let proxy = try ScriptedServer { connection in
            _ = connection.request()
            connection.reply(status, body: Array("s3cr3t".utf8))
        }
        defer { proxy.stop() }
        let failure = try await transport(["https_proxy": proxy.url("").absoluteString]).failure(
            .init(url: url("https"))
        )
        #expect(failure?.code == .cannotConnectToHost)
        #expect(failure?.localizedDescription == TransportFailure.proxyRefuses.error.localizedDescription)
    }

    @Test(arguments: [host, ".example", "other.example,example", "*"])
    func anExceptionIsReachedDirectly(_ exceptions: String) async throws {
        let proxy = try ScriptedServer { _ in }
        defer { proxy.stop() }
        let transport = try transport(["http_proxy": proxy.url("").absoluteString, "no_proxy": exceptions])
        // Without the proxy nobody knows the name.
        #expect(try await transport.failure(.init(url: url()))?.code == .cannotFindHost)
        #expect(proxy.acceptedConnections == 0)
    }
}

import Foundation
import Testing

@testable import Auth0HTTPClient

@Suite struct TLSTests {
    private func transport(trusting authority: String?, environment: [String: String] = [:]) -> CurlTransport {
        CurlTransport(configuration: .init(additionalCertificateAuthorities: authority, environment: environment))
    }

    private func expect(
        _ failure: URLError?,
        _ expected: TransportFailure,
        location: SourceLocation = #_sourceLocation
    ) {
        #expect(failure?.code == expected.error.code, sourceLocation: location)
        #expect(failure?.localizedDescription == expected.error.localizedDescription, sourceLocation: location)
    }

    @Test func aPrivateAuthorityCanBeAdded() async throws {
        let certificates = try await Certificates.shared()
        let server = try await OutsideServer.openSSL(certificates, .good)
        defer { server.stop() }
        #expect(try await transport(trusting: certificates.authority).send(.init(url: server.url())).status == 200)
        let byVariable = transport(trusting: nil, environment: ["AUTH0_CA_FILE": certificates.authority])
        #expect(try await byVariable.send(.init(url: server.url())).status == 200)
    }

    @Test func withoutItTheCertificateIsNotTrusted() async throws {
        let certificates = try await Certificates.shared()
        let server = try await OutsideServer.openSSL(certificates, .good)
        defer { server.stop() }
        try await expect(transport(trusting: nil).failure(.init(url: server.url())), .untrusted)
        let unrelated = transport(trusting: certificates.unrelatedAuthority)
        try await expect(unrelated.failure(.init(url: server.url())), .untrusted)
    }

    @Test(
        arguments: [
            (Certificates.Leaf.otherHost, TransportFailure.wrongHostName), (.expired, .expired),
            (.notYetValid, .notYetValid),
        ]
    )
    func aCertificateThatDoesNotFitIsRefused(_ leaf: Certificates.Leaf, failure: TransportFailure) async throws {
        let certificates = try await Certificates.shared()
        let server = try await OutsideServer.openSSL(certificates, leaf)
        defer { server.stop() }
        try await expect(transport(trusting: certificates.authority).failure(.init(url: server.url())), failure)
    }

    @Test func anAuthorityFileThatIsNotThereIsNamed() async throws {
        let certificates = try await Certificates.shared()
        let server = try await OutsideServer.openSSL(certificates, .good)
        defer { server.stop() }
        let missing = certificates.folder.appendingPathComponent("missing.pem").path
        try await expect(transport(trusting: missing).failure(.init(url: server.url())), .authoritiesUnreadable)
    }

    @Test(arguments: [(["-tls1_1"], TransportFailure.handshakeFailed), (["-tls1_2"], nil), (["-tls1_3"], nil)])
    func olderThanTLS12IsRefused(_ version: [String], failure: TransportFailure?) async throws {
        let certificates = try await Certificates.shared()
        let server = try await OutsideServer.openSSL(certificates, .good, version[0], "-cipher", "DEFAULT@SECLEVEL=0")
        defer { server.stop() }
        let outcome = try await transport(trusting: certificates.authority).failure(.init(url: server.url()))
        if let failure { expect(outcome, failure) } else { #expect(outcome == nil) }
    }

    @Test func theSessionAdapterReportsAnUntrustedCertificateAsATLSFailure() async throws {
        let server = try await OutsideServer.openSSL(Certificates.shared(), .good)
        defer { server.stop() }
        let failure = try await TransportKind.urlSession.make().failure(.init(url: server.url()))
        #expect(failure?.code == .secureConnectionFailed)
    }

    /// The tunnel's far end goes away after so many bytes: in the handshake, in the request, in the reply.
    @Test(arguments: [0, 1, 100, 500, 1000, 2000, 10_000, 100_000, 1_000_000])
    func aConnectionThatIsCutAnywhereIsAnErrorAndNoSignal(_ bytes: Int) async throws {
        let certificates = try await Certificates.shared()
        let server = try await OutsideServer.openSSL(certificates, .good)
        let port = server.port
        let proxy = try ScriptedServer { connection in
            guard connection.request() != nil, let onward = ScriptedConnection.open(port: port) else { return }
            connection.write("HTTP/1.1 200 Connection established\r\n\r\n")
            connection.join(onward, limit: bytes)
        }
        defer {
            proxy.stop()
            server.stop()
        }
        let transport = try transport(
            trusting: certificates.authority,
            environment: ["https_proxy": proxy.url("").absoluteString]
        )
        let request = HTTPClientRequest(
            method: "POST",
            url: try #require(URL(string: "https://api.example/")),
            body: Data(repeating: 0x61, count: 4 << 20)
        )
        let failure = try await transport.failure(request)
        #expect([.networkConnectionLost, .secureConnectionFailed].contains(failure?.code))
    }

    @Test func aProxyTunnelsToTheServerAndKeepsItsPasswordToItself() async throws {
        let certificates = try await Certificates.shared()
        let server = try await OutsideServer.openSSL(certificates, .good)
        let port = server.port
        let proxy = try ScriptedServer { connection in
            guard let request = connection.request() else { return }
            guard request.method == "CONNECT", request.target == "api.example:443",
                request.header("Proxy-Authorization") == "Basic YW5hOnB3", request.header("Authorization") == nil,
                let onward = ScriptedConnection.open(port: port)
            else {
                connection.reply(403)
                return
            }
            connection.write("HTTP/1.1 200 Connection established\r\nX-From: proxy\r\n\r\n")
            connection.join(onward)
        }
        defer {
            proxy.stop()
            server.stop()
        }
        let transport = transport(
            trusting: certificates.authority,
            environment: ["https_proxy": "http://ana:pw@127.0.0.1:\(proxy.port)"]
        )
        let url = try #require(URL(string: "https://api.example/"))
        let response = try await transport.send(.init(url: url, headers: [("Authorization", "Bearer x")]))
        #expect(response.status == 200)
        #expect(response.header("X-From") == nil)
    }
}

@Suite struct HTTP2Tests {
    private func withServer(_ body: (OutsideServer, CurlTransport) async throws -> Void) async throws {
        let certificates = try await Certificates.shared()
        let site = FileManager.default.temporaryDirectory.appendingPathComponent("site-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: site.appendingPathComponent("folder"),
            withIntermediateDirectories: true
        )
        try Data("at home".utf8).write(to: site.appendingPathComponent("folder/index.html"))
        let server = try await OutsideServer.nghttp2(certificates, folder: site)
        defer {
            server.stop()
            try? FileManager.default.removeItem(at: site)
        }
        try await body(
            server,
            CurlTransport(
                configuration: .init(additionalCertificateAuthorities: certificates.authority, environment: [:])
            )
        )
    }

    @Test func aServerThatSpeaksOnlyHTTP2IsUnderstood() async throws {
        try await withServer { server, transport in
            let response = try await transport.send(.init(url: server.url("/folder/")))
            #expect(response.status == 200)
            #expect(response.header("Content-Type")?.hasPrefix("text/html") == true)
            #expect(response.body == Data("at home".utf8))
            #expect(try await transport.send(.init(url: server.url("/missing"))).status == 404)
        }
    }

    @Test func twentyRedirectsAtOnceEachReachTheirGoal() async throws {
        try await withServer { server, transport in
            let url = try server.url("/folder")
            try await withThrowingTaskGroup(of: Data.self) { group in
                for _ in 0..<20 { group.addTask { try await transport.send(.init(url: url)).body } }
                for try await body in group { #expect(body == Data("at home".utf8)) }
            }
        }
    }

    @Test func postsAndCancelsShareAConnection() async throws {
        try await withServer { server, transport in
            let url = try server.url("/echo")
            var random = SeededRandom(seed: 2)
            let moments = (0..<200).map { _ in Int.random(in: 0...100, using: &random) }
            try await withThrowingTaskGroup(of: Bool.self) { group in
                for (number, moment) in moments.enumerated() {
                    let request = HTTPClientRequest(method: "POST", url: url, body: Data("\(number)".utf8))
                    group.addTask {
                        let call = Task { try await transport.send(request) }
                        guard number.isMultiple(of: 2) else { return try await call.value.body == request.body }
                        for _ in 0..<moment { await Task.yield() }
                        call.cancel()
                        do { return try await call.value.body == request.body } catch let error as URLError {
                            return error.code == .cancelled
                        }
                    }
                }
                for try await isRight in group { #expect(isRight) }
            }
        }
    }
}

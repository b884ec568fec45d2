import Foundation
import Testing

@testable import Auth0HTTPClient

/// Each way to fail, by either transport, has its own code and never repeats what was sent or received.
@Suite struct FailureTests {
    private static let secret = "s3cr3t"

    /// A request that carries the secret everywhere.
    private func request(_ url: URL, method: String = "GET", timeout: Duration = .seconds(30)) -> HTTPClientRequest {
        var components = URLComponents(url: url, resolvingAgainstBaseURL: false) ?? URLComponents()
        components.query = "code=\(Self.secret)"
        return HTTPClientRequest(
            method: method,
            url: components.url ?? url,
            headers: [("Authorization", "Bearer \(Self.secret)")],
            body: method == "GET" ? nil : Data("otp=\(Self.secret)".utf8),
            timeout: timeout
        )
    }

    private func expect(
        _ error: URLError?,
        _ codes: URLError.Code...,
        location: SourceLocation = #_sourceLocation
    ) throws {
        let error = try #require(error, sourceLocation: location)
        #expect(codes.contains(error.code), sourceLocation: location)
        #expect(error.localizedDescription.count > 10, sourceLocation: location)
        let everything =
            "\(error) \(String(reflecting: error)) \((error as NSError).userInfo) \(error.localizedDescription)"
        #expect(!everything.contains(Self.secret), sourceLocation: location)
        #expect(!everything.contains("127.0.0.1"), sourceLocation: location)
    }

    @Test(arguments: TransportKind.allCases)
    func aPortWhereNobodyListens(_ kind: TransportKind) async throws {
        let server = try ScriptedServer { _ in }
        let url = try server.url()
        server.stop()
        try await expect(kind.make().failure(request(url)), .cannotConnectToHost)
    }

    @Test(arguments: TransportKind.allCases)
    func aNameThatCanNotExist(_ kind: TransportKind) async throws {
        // A label of 64 characters is refused before any name server is asked.
        let url = try #require(URL(string: "http://\(String(repeating: "a", count: 64)).example/"))
        try await expect(kind.make().failure(request(url)), .cannotFindHost)
    }

    @Test(arguments: TransportKind.allCases)
    func aServerThatNeverAnswers(_ kind: TransportKind) async throws {
        let server = try ScriptedServer { $0.waitForEnd() }
        defer { server.stop() }
        let failure = try await kind.make().failure(request(server.url(), timeout: .milliseconds(200)))
        try expect(failure, .timedOut)
    }

    @Test(arguments: TransportKind.allCases)
    func aBodyThatDripsIsEndedByTheTotalDeadline(_ kind: TransportKind) async throws {
        let server = try ScriptedServer { connection in
            _ = connection.request()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
            while connection.write("x") { Thread.sleep(forTimeInterval: 0.02) }
        }
        defer { server.stop() }
        let failure = try await kind.make().failure(request(server.url(), timeout: .milliseconds(300)))
        try expect(failure, .timedOut)
    }

    @Test(arguments: TransportKind.allCases)
    func aServerThatNeverAnswersTheTLSHandshake(_ kind: TransportKind) async throws {
        let server = try ScriptedServer { $0.waitForEnd() }
        defer { server.stop() }
        let failure = try await kind.make().failure(request(server.url(scheme: "https"), timeout: .milliseconds(200)))
        try expect(failure, .timedOut)
    }

    @Test(arguments: TransportKind.allCases)
    func aServerThatSpeaksNoTLS(_ kind: TransportKind) async throws {
        let server = try ScriptedServer { connection in
            _ = connection.read()
            connection.reply(400)
        }
        defer { server.stop() }
        try await expect(kind.make().failure(request(server.url(scheme: "https"))), .secureConnectionFailed)
    }

    @Test(arguments: TransportKind.allCases)
    func halfABody(_ kind: TransportKind) async throws {
        let server = try ScriptedServer { connection in
            _ = connection.request()
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n\(Self.secret)")
        }
        defer { server.stop() }
        try await expect(kind.make().failure(request(server.url())), .networkConnectionLost)
    }

    @Test(arguments: TransportKind.allCases)
    func halfAChunk(_ kind: TransportKind) async throws {
        let server = try ScriptedServer { connection in
            _ = connection.request()
            connection.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n100\r\n\(Self.secret)")
        }
        defer { server.stop() }
        try await expect(kind.make().failure(request(server.url())), .networkConnectionLost)
    }

    @Test(arguments: TransportKind.allCases)
    func aServerThatClosesWithoutAWord(_ kind: TransportKind) async throws {
        let server = try ScriptedServer { _ = $0.request() }
        defer { server.stop() }
        try await expect(kind.make().failure(request(server.url(), method: "POST")), .networkConnectionLost)
    }

    @Test func aServerThatSpeaksSomethingElse() async throws {
        let server = try ScriptedServer { connection in
            connection.write("220 mail.example ESMTP \(Self.secret)\r\n")
            connection.waitForEnd()
        }
        defer { server.stop() }
        try await expect(TransportKind.curl.make().failure(request(server.url())), .badServerResponse)
    }

    @Test func aReplyThatCanNotBeDecompressed() async throws {
        let server = try ScriptedServer { connection in
            _ = connection.request()
            connection.reply(headers: ["Content-Encoding: gzip"], body: Array("not gzip".utf8))
        }
        defer { server.stop() }
        try await expect(TransportKind.curl.make().failure(request(server.url())), .cannotDecodeContentData)
    }

    @Test(arguments: TransportKind.allCases, [(1 << 20, true), ((1 << 20) + 1, false)])
    func aMebibyteIsTheLongestBody(_ kind: TransportKind, size: (bytes: Int, fits: Bool)) async throws {
        let server = try ScriptedServer { connection in
            _ = connection.request()
            connection.reply(body: [UInt8](repeating: 0x61, count: size.bytes))
        }
        defer { server.stop() }
        let failure = try await kind.make().failure(request(server.url()))
        if size.fits { #expect(failure == nil) } else { try expect(failure, .dataLengthExceedsMaximum) }
    }

    @Test(arguments: TransportKind.allCases)
    func theLimitCountsWhatIsUnpacked(_ kind: TransportKind) async throws {
        let bomb = try await Gzip.bomb()
        #expect(bomb.count < 1 << 14)
        let server = try ScriptedServer { connection in
            _ = connection.request()
            connection.reply(headers: ["Content-Encoding: gzip"], body: bomb)
        }
        defer { server.stop() }
        try await expect(kind.make().failure(request(server.url())), .dataLengthExceedsMaximum)
    }

    @Test func aHeadWithoutEnd() async throws {
        let server = try ScriptedServer { connection in
            _ = connection.request()
            connection.write("HTTP/1.1 200 OK\r\n")
            while connection.write("X-Filler: \(String(repeating: "x", count: 1000))\r\n") {}
        }
        defer { server.stop() }
        try await expect(TransportKind.curl.make().failure(request(server.url())), .dataLengthExceedsMaximum)
    }

    @Test(
        arguments: TransportKind.allCases,
        [
            ("/relative", URLError.Code.badURL),
            ("https:///path", .badURL),
            ("https://ana:s3cr3t@127.0.0.1/", .badURL),
            ("ftp://127.0.0.1/s3cr3t", .unsupportedURL),
            ("file:///etc/passwd", .badURL),
            ("javascript:s3cr3t", .badURL),
        ]
    )
    func aURLThatCanNotBeRequested(_ kind: TransportKind, url: (text: String, code: URLError.Code)) async throws {
        let failure = try await kind.make().failure(.init(url: #require(URL(string: url.text))))
        try expect(failure, url.code)
    }

    @Test(
        arguments: TransportKind.allCases,
        [
            ("X-Name", "a\r\nInjected: s3cr3t"), ("X-Name", "a\nb"), ("X-Name", "a\0b"), ("X Name", "a"), ("", "a"),
            ("X:Name", "a"),
        ]
    )
    func aHeaderThatWouldBecomeAnother(_ kind: TransportKind, header: (name: String, value: String)) async throws {
        let server = try ScriptedServer { connection in
            _ = connection.request()
            connection.reply()
        }
        defer { server.stop() }
        let failure = try await kind.make().failure(.init(url: server.url(), headers: [header]))
        try expect(failure, .badURL)
        #expect(server.acceptedConnections == 0)
    }

    @Test(arguments: TransportFailure.allCases)
    func everyFailureHasATextOfItsOwn(_ failure: TransportFailure) {
        let text = failure.error.localizedDescription
        #expect(text.hasSuffix("."))
        #expect(TransportFailure.allCases.filter { $0.error.localizedDescription == text } == [failure])
    }
}

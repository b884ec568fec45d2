import Foundation
import Testing

@testable import Auth0HTTPServer

/// Requests byte for byte, the well-formed and those that smuggle, and what the server makes of them.
@Suite struct ConformanceTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let bytes: String
        /// The answers to the requests in `bytes`, in order.
        let statuses: [Int]
        /// The body of the last answer.
        var body: String?

        var testDescription: String { name }
    }

    static let host = "Host: localhost\r\n"

    static func post(_ fields: String, _ body: String, version: String = "1.1") -> String {
        "POST /echo HTTP/\(version)\r\n\(host)\(fields)\r\n\(body)"
    }

    static let served: [Case] = [
        Case(
            name: "three pipelined",
            bytes: String(repeating: "GET / HTTP/1.1\r\n\(host)\r\n", count: 3),
            statuses: [200, 200, 200],
            body: "GET /"
        ),
        Case(
            name: "chunked with a trailer",
            bytes: post(
                "Transfer-Encoding: chunked\r\n",
                "5\r\nhello\r\n6\r\n world\r\n0\r\nTrailer: ignored\r\n\r\n"
            ),
            statuses: [200],
            body: "hello world"
        ),
        Case(
            name: "every method",
            bytes: ["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]
                .map { "\($0) / HTTP/1.1\r\n\(host)Content-Length: 0\r\n\r\n" }.joined(),
            statuses: [200, 200, 200, 200, 200],
            body: "PROPFIND /"
        ),
        Case(
            name: "absolute form",
            bytes: "GET http://localhost/a?b HTTP/1.1\r\n\(host)\r\n",
            statuses: [200],
            body: "GET /a?b"
        ),
        Case(
            name: "absolute form without a path",
            bytes: "GET http://localhost?b HTTP/1.1\r\n\(host)\r\n",
            statuses: [200],
            body: "GET /?b"
        ),
        Case(
            name: "asterisk form",
            bytes: "OPTIONS * HTTP/1.1\r\n\(host)\r\n",
            statuses: [200],
            body: "OPTIONS *"
        ),
        Case(
            name: "no space after the colon, white space around, an empty value",
            bytes: "GET / HTTP/1.1\r\nHost:localhost\r\nA:\r\nB: \t b \t \r\n\r\n",
            statuses: [200],
            body: "GET /"
        ),
        Case(
            name: "an empty line before the request",
            bytes: "\r\nGET / HTTP/1.1\r\n\(host)\r\n",
            statuses: [200],
            body: "GET /"
        ),
    ]

    @Test(arguments: served)
    func serves(_ example: Case) async throws {
        try await withServer(handler: echo) { port in
            let connection = try RawConnection(port: port)
            // One more request proves that the connection was kept and that nothing was left over in it.
            try await connection.send(example.bytes + "GET /after HTTP/1.1\r\n\(Self.host)\r\n")
            let responses = RawResponses(connection)
            var last: RawResponse?
            for status in example.statuses {
                last = try await responses.next()
                #expect(last?.status == status)
            }
            #expect(last?.text == example.body)
            #expect(try await responses.next()?.text == "GET /after")
        }
    }

    @Test(.enabled(if: DaemonLibrary.parsesLeniently, "libmicrohttpd 1.0.1 refuses every chunk extension"))
    func chunkExtensionsAreIgnored() async throws {
        try await withServer(handler: echo) { port in
            let connection = try RawConnection(port: port)
            let body = "5;a\r\nhello\r\n6;x=y\r\n world\r\n0;last\r\n\r\n"
            try await connection.send(Self.post("Transfer-Encoding: chunked\r\n", body))
            #expect(try await RawResponses(connection).next()?.text == "hello world")
        }
    }

    static let refused: [Case] = [
        Case(name: "no Host", bytes: "GET / HTTP/1.1\r\n\r\n", statuses: [400]),
        Case(name: "two Hosts", bytes: "GET / HTTP/1.1\r\n\(host)Host: evil\r\n\r\n", statuses: [400]),
        Case(name: "two equal Hosts", bytes: "GET / HTTP/1.1\r\n\(host)\(host)\r\n", statuses: [400]),
        Case(name: "Host with a path", bytes: "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", statuses: [400]),
        Case(name: "Host with a user", bytes: "GET / HTTP/1.1\r\nHost: a@b\r\n\r\n", statuses: [400]),
        Case(name: "Host that is a list", bytes: "GET / HTTP/1.1\r\nHost: a, b\r\n\r\n", statuses: [400]),
        Case(
            name: "length and chunks",
            bytes: post(
                "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n",
                "5\r\nhello\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\(host)\r\n"
            ),
            statuses: [400]
        ),
        Case(
            name: "differing lengths",
            bytes: post("Content-Length: 5\r\nContent-Length: 6\r\n", "helloX"),
            statuses: [400]
        ),
        Case(name: "length with a sign", bytes: post("Content-Length: +5\r\n", "hello"), statuses: [400]),
        Case(name: "length that is a list", bytes: post("Content-Length: 5, 5\r\n", "hello"), statuses: [400]),
        Case(name: "negative length", bytes: post("Content-Length: -1\r\n", ""), statuses: [400]),
        Case(name: "empty length", bytes: post("Content-Length:\r\n", ""), statuses: [400]),
        Case(
            name: "unknown coding",
            bytes: post("Transfer-Encoding: xchunked\r\n", "5\r\nhello\r\n0\r\n\r\n"),
            statuses: [400]
        ),
        Case(
            name: "coding behind another",
            bytes: post("Transfer-Encoding: gzip, chunked\r\n", "0\r\n\r\n"),
            statuses: [400]
        ),
        Case(
            name: "coding twice",
            bytes: post("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"),
            statuses: [400]
        ),
        Case(
            name: "coding under a name with a space",
            bytes: post("Content-Length: 5\r\nTransfer-Encoding : chunked\r\n", "0\r\n\r\n"),
            statuses: [400]
        ),
        Case(
            name: "chunks in HTTP/1.0",
            bytes: post("Transfer-Encoding: chunked\r\n", "5\r\nhello\r\n0\r\n\r\n", version: "1.0"),
            statuses: [400]
        ),
        Case(name: "space before the colon", bytes: "GET / HTTP/1.1\r\n\(host)X : y\r\n\r\n", statuses: [400]),
        Case(name: "name that is no token", bytes: "GET / HTTP/1.1\r\n\(host)X(y): z\r\n\r\n", statuses: [400]),
        Case(name: "empty name", bytes: "GET / HTTP/1.1\r\n\(host): z\r\n\r\n", statuses: [400]),
        Case(name: "no colon", bytes: "GET / HTTP/1.1\r\n\(host)X\r\n\r\n", statuses: [400]),
        Case(name: "folded line", bytes: "GET / HTTP/1.1\r\n\(host)X: a\r\n b\r\n\r\n", statuses: [400]),
        Case(name: "folded Host", bytes: "GET / HTTP/1.1\r\nX: a\r\nHost: a\r\n\tb\r\n\r\n", statuses: [400]),
        Case(
            name: "fold made up for by bare line feeds",
            bytes: "GET / HTTP/1.1\n\(host)X: a\r\n b\n\r\n",
            statuses: [400]
        ),
        Case(name: "bare line feeds", bytes: "GET / HTTP/1.1\nHost: l\n\n", statuses: [400]),
        Case(name: "bare carriage return", bytes: "GET / HTTP/1.1\r\n\(host)X: a\rY: b\r\n\r\n", statuses: [400]),
        Case(name: "NUL in a value", bytes: "GET / HTTP/1.1\r\n\(host)X: a\0b\r\n\r\n", statuses: [400]),
        Case(name: "NUL at a value's end", bytes: "GET / HTTP/1.1\r\n\(host)X: a\0\r\n\r\n", statuses: [400]),
        Case(
            name: "NUL at a line's start",
            bytes: "GET / HTTP/1.1\r\n\(host)\0X: a\r\nContent-Length: 5\r\n\r\nhello",
            statuses: [400]
        ),
        Case(name: "NUL in a name", bytes: "GET / HTTP/1.1\r\n\(host)X\0Y: b\r\n\r\n", statuses: [400]),
        Case(name: "NUL in the target", bytes: "GET /a\0b HTTP/1.1\r\n\(host)\r\n", statuses: [400]),
        Case(name: "control character in a value", bytes: "GET / HTTP/1.1\r\n\(host)X: \u{1}\r\n\r\n", statuses: [400]),
        Case(name: "method that is no token", bytes: "G@T / HTTP/1.1\r\n\(host)\r\n", statuses: [400]),
        Case(name: "space in the target", bytes: "GET /a b HTTP/1.1\r\n\(host)\r\n", statuses: [400]),
        Case(name: "two spaces", bytes: "GET  / HTTP/1.1\r\n\(host)\r\n", statuses: [400]),
        Case(name: "no slash", bytes: "GET a HTTP/1.1\r\n\(host)\r\n", statuses: [400]),
        Case(name: "fragment", bytes: "GET /#a HTTP/1.1\r\n\(host)\r\n", statuses: [400]),
        Case(name: "beyond ASCII in the target", bytes: "GET /é HTTP/1.1\r\n\(host)\r\n", statuses: [400]),
        Case(name: "asterisk for GET", bytes: "GET * HTTP/1.1\r\n\(host)\r\n", statuses: [400]),
        Case(name: "proxy request", bytes: "CONNECT a:443 HTTP/1.1\r\n\(host)\r\n", statuses: [400]),
        Case(name: "user in an absolute target", bytes: "GET http://u@a/ HTTP/1.1\r\n\(host)\r\n", statuses: [400]),
        Case(name: "other scheme", bytes: "GET file:///a HTTP/1.1\r\n\(host)\r\n", statuses: [400]),
        Case(name: "HTTP/9.9", bytes: "GET / HTTP/9.9\r\n\(host)\r\n", statuses: [505]),
        Case(name: "HTTP/1.2", bytes: "GET / HTTP/1.2\r\n\(host)\r\n", statuses: [400]),
        Case(name: "no version", bytes: "GET /\r\n\(host)\r\n", statuses: [400]),
        Case(
            name: "chunk size that is no number",
            bytes: post("Transfer-Encoding: chunked\r\n", "zz\r\nhello\r\n0\r\n\r\n"),
            statuses: [400]
        ),
        Case(
            name: "chunk size beyond 64 bits",
            bytes: post("Transfer-Encoding: chunked\r\n", "ffffffffffffffff5\r\nhello\r\n0\r\n\r\n"),
            statuses: [413]
        ),
        Case(
            name: "64 KiB header",
            bytes: "GET / HTTP/1.1\r\n\(host)X: \(String(repeating: "a", count: 65536))\r\n\r\n",
            statuses: [431]
        ),
        Case(
            name: "2 MiB by length",
            bytes: post("Content-Length: 2097152\r\n", String(repeating: "a", count: 2_097_152)),
            statuses: [413]
        ),
        Case(
            name: "2 MiB in a chunk",
            bytes: post(
                "Transfer-Encoding: chunked\r\n",
                "200000\r\n\(String(repeating: "a", count: 2_097_152))\r\n0\r\n\r\n"
            ),
            statuses: [413]
        ),
    ]

    @Test(arguments: refused)
    func refusesAndClosesWithoutAskingTheHandler(_ example: Case) async throws {
        let calls = Counter()
        try await withServer(handler: { request in
            calls.add()
            return await echo(request)
        }) { port in
            let connection = try RawConnection(port: port)
            try? await connection.send(example.bytes)
            let responses = RawResponses(connection)
            // Version 1.0 closes without an answer where it finds a NUL in the target.
            let status = try await responses.next()?.status
            #expect(status == example.statuses.first || status == nil && !DaemonLibrary.parsesLeniently)
            // The library repeats the head of some refusals of its own; what counts is that it closes.
            _ = try await connection.receiveToEnd()
        }
        #expect(calls.value == 0)
    }

    @Test(arguments: ["two Hosts", "length and chunks", "folded line", "method that is no token"])
    func aRefusalSaysThatItCloses(_ name: String) async throws {
        let example = try #require(Self.refused.first { $0.name == name })
        try await withServer(handler: echo) { port in
            let connection = try RawConnection(port: port)
            try await connection.send(example.bytes)
            let responses = RawResponses(connection)
            let response = try #require(try await responses.next())
            #expect(response.headers["Connection"]?.lowercased() == "close")
            #expect(try await responses.isAtEnd())
        }
    }

    @Test func headHasTheLengthButNoBody() async throws {
        try await withServer(handler: echo) { port in
            let connection = try RawConnection(port: port)
            try await connection.send("HEAD / HTTP/1.1\r\n\(Self.host)\r\nGET /b HTTP/1.1\r\n\(Self.host)\r\n")
            let responses = RawResponses(connection)
            #expect(try await responses.next(toHead: true)?.headers["Content-Length"] == "6")
            #expect(try await responses.next()?.text == "GET /b")
        }
    }

    @Test func http10IsAnsweredAndClosed() async throws {
        try await withServer(handler: echo) { port in
            let connection = try RawConnection(port: port)
            try await connection.send("GET / HTTP/1.0\r\n\r\n")
            let responses = RawResponses(connection)
            #expect(try await responses.next()?.text == "GET /")
            #expect(try await responses.isAtEnd())
        }
    }

    @Test func aRequestMayComeByteByByte() async throws {
        try await withServer(handler: echo) { port in
            let connection = try RawConnection(port: port)
            for byte in Self.post("Content-Length: 5\r\n", "hello").utf8 {
                try await connection.send(Data([byte]))
            }
            #expect(try await RawResponses(connection).next()?.text == "hello")
        }
    }

    @Test func anExpectedContinueIsSentBeforeTheBody() async throws {
        try await withServer(handler: echo) { port in
            let connection = try RawConnection(port: port)
            try await connection.send(Self.post("Expect: 100-continue\r\nContent-Length: 5\r\n", ""))
            let responses = RawResponses(connection)
            #expect(try await responses.next()?.status == 100)
            try await connection.send("hello")
            #expect(try await responses.next()?.text == "hello")
        }
    }

    @Test func aBodyTooLargeIsRefusedBeforeItIsSentWhenTheClientAsks() async throws {
        try await withServer(handler: echo) { port in
            let connection = try RawConnection(port: port)
            try await connection.send(Self.post("Expect: 100-continue\r\nContent-Length: 1048577\r\n", ""))
            #expect(try await RawResponses(connection).next()?.status == 413)
        }
    }

    @Test func theAuthorityOfAnAbsoluteTargetTakesThePlaceOfHost() async throws {
        try await withServer(handler: { request in
            HTTPResponse(body: .bytes(Data((request.headers["host"] ?? "").utf8)))
        }) { port in
            let connection = try RawConnection(port: port)
            try await connection.send("GET http://one:1/ HTTP/1.1\r\nHost: two\r\n\r\n")
            #expect(try await RawResponses(connection).next()?.text == "one:1")
        }
    }
}

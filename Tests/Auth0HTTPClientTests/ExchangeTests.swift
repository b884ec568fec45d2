import Foundation
import Synchronization
import Testing

@testable import Auth0HTTPClient

/// What goes out and what comes back, by either transport.
@Suite struct ExchangeTests {
    /// Answers with what it was asked.
    private func echo() throws -> ScriptedServer {
        try ScriptedServer { connection in
            while let request = connection.request() {
                let headers = request.headers.map { "Echo-\($0.name): \($0.value)" }
                connection.reply(
                    201,
                    headers: headers + ["Echo-Method: \(request.method)", "Echo-Target: \(request.target)"],
                    body: request.method == "HEAD" ? [] : request.body
                )
            }
        }
    }

    @Test(arguments: TransportKind.allCases)
    func aPostArrivesWholeAndItsReplyComesBack(_ kind: TransportKind) async throws {
        let server = try echo()
        defer { server.stop() }
        let body = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
        let response = try await kind.make().send(
            .init(
                method: "POST",
                url: server.url("/oauth/token"),
                headers: [
                    ("Content-Type", "application/octet-stream"), ("X-Trace", "a"), ("Authorization", "Bearer x"),
                ],
                body: body
            )
        )
        #expect(response.status == 201)
        #expect(response.header("echo-method") == "POST")
        #expect(response.header("Echo-Target") == "/oauth/token")
        #expect(response.header("ECHO-CONTENT-TYPE") == "application/octet-stream")
        #expect(response.header("Echo-X-Trace") == "a")
        #expect(response.header("Echo-Authorization") == "Bearer x")
        #expect(response.header("Echo-Content-Length") == "100000")
        #expect(response.header("Echo-Expect") == nil)
        #expect(response.body == body)
    }

    @Test(arguments: TransportKind.allCases, ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"])
    func aRequestWithoutABodyHasNone(_ kind: TransportKind, method: String) async throws {
        let server = try echo()
        defer { server.stop() }
        let response = try await kind.make().send(.init(method: method, url: server.url()))
        #expect(response.status == 201)
        #expect(response.header("Echo-Method") == method)
        #expect((response.header("Echo-Content-Length") ?? "0") == "0")
        #expect(response.body.isEmpty)
    }

    @Test(arguments: ["PUT", "PATCH", "DELETE"])
    func everyMethodMayCarryABody(_ method: String) async throws {
        let server = try echo()
        defer { server.stop() }
        let response = try await TransportKind.curl.make().send(
            .init(method: method, url: server.url(), body: Data("{}".utf8))
        )
        #expect(response.header("Echo-Method") == method)
        #expect(response.header("Echo-Content-Type") == nil, "nobody said what it is")
        #expect(response.body == Data("{}".utf8))
    }

    @Test(arguments: TransportKind.allCases, ["/a%2Fb/c?login_hint=ana%2Btest@example.com&x=a+b", "/?", "/%C3%BC"])
    func thePathAndQueryArriveAsTheyWereWritten(_ kind: TransportKind, target: String) async throws {
        let server = try echo()
        defer { server.stop() }
        let response = try await kind.make().send(.init(url: server.url(target + "#fragment")))
        #expect(response.header("Echo-Target") == target)
    }

    @Test func dotsInThePathAreNotTakenOut() async throws {
        let server = try echo()
        defer { server.stop() }
        let response = try await TransportKind.curl.make().send(.init(url: server.url("/a/../b/./c")))
        #expect(response.header("Echo-Target") == "/a/../b/./c")
    }

    @Test(arguments: TransportKind.allCases, [204, 304, 400, 401, 403, 404, 429, 500, 503])
    func everyStatusIsAReply(_ kind: TransportKind, status: Int) async throws {
        let server = try ScriptedServer { connection in
            _ = connection.request()
            connection.write("HTTP/1.1 \(status) X\r\nRetry-After: 30\r\nConnection: close\r\n\r\n")
        }
        defer { server.stop() }
        let response = try await kind.make().send(.init(url: server.url()))
        #expect(response.status == status)
        #expect(response.header("retry-after") == "30")
    }

    @Test(arguments: TransportKind.allCases)
    func aChunkedReplyIsPutTogether(_ kind: TransportKind) async throws {
        let server = try ScriptedServer { connection in
            _ = connection.request()
            connection.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n")
            connection.write("4\r\ndefg\r\n0\r\n\r\n")
        }
        defer { server.stop() }
        #expect(try await kind.make().send(.init(url: server.url())).body == Data("abcdefg".utf8))
    }

    @Test(arguments: TransportKind.allCases)
    func aCompressedReplyIsAskedForAndUnpacked(_ kind: TransportKind) async throws {
        let server = try ScriptedServer { connection in
            let request = connection.request()
            let isAsked = request?.header("Accept-Encoding")?.contains("gzip") == true
            connection.reply(isAsked ? 200 : 406, headers: ["Content-Encoding: gzip"], body: Gzip.helloWorld)
        }
        defer { server.stop() }
        let response = try await kind.make().send(.init(url: server.url()))
        #expect(response.status == 200)
        #expect(response.body == Data("hello world".utf8))
    }

    @Test func interimRepliesLeaveNoHeaders() async throws {
        let server = try ScriptedServer { connection in
            _ = connection.request()
            connection.write("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\nX: early\r\n\r\n")
            connection.reply(headers: ["X: late"])
        }
        defer { server.stop() }
        let response = try await TransportKind.curl.make().send(.init(url: server.url()))
        #expect(response.status == 200)
        #expect(response.header("X") == "late")
        #expect(response.header("Link") == nil)
    }

    @Test func oneConnectionServesManyRequests() async throws {
        let server = try echo()
        defer { server.stop() }
        let transport = TransportKind.curl.make()
        for _ in 0..<20 {
            _ = try await transport.send(.init(method: "POST", url: server.url(), body: Data("x".utf8)))
        }
        #expect(server.acceptedConnections == 1)
    }

    @Test func aTransportThatIsGoneClosesItsConnections() async throws {
        let isClosed = Event()
        let server = try ScriptedServer { connection in
            _ = connection.request()
            connection.reply()
            connection.waitForEnd()
            isClosed.happen()
        }
        defer { server.stop() }
        _ = try await TransportKind.curl.make().send(.init(url: server.url()))
        await isClosed.wait()
    }

    @Test(arguments: TransportKind.allCases)
    func aReplyThatIsHeldBackHoldsNoOtherBack(_ kind: TransportKind) async throws {
        let gate = Gate()
        let isHeld = Event()
        let server = try ScriptedServer { connection in
            while let request = connection.request() {
                if request.target == "/held" {
                    isHeld.happen()
                    gate.pass()
                }
                connection.reply(body: Array(request.target.utf8))
            }
        }
        defer { server.stop() }
        let transport = kind.make()
        async let held = transport.send(.init(url: server.url("/held")))
        await isHeld.wait()
        #expect(try await transport.send(.init(url: server.url("/free"))).body == Data("/free".utf8))
        gate.open()
        #expect(try await held.body == Data("/held".utf8))
    }

    @Test(arguments: TransportKind.allCases)
    func manyRequestsAtOnceEachGetTheirOwnReply(_ kind: TransportKind) async throws {
        let server = try echo()
        defer { server.stop() }
        let transport = kind.make()
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<100 {
                group.addTask {
                    let response = try await transport.send(
                        .init(method: "POST", url: server.url("/\(number)"), body: Data("\(number)".utf8))
                    )
                    return response.header("Echo-Target") == "/\(number)" && response.body == Data("\(number)".utf8)
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }
}

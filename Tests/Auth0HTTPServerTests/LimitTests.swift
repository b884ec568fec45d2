import Foundation
import Testing

@testable import Auth0HTTPServer

@Suite struct LimitTests {
    private func status(ofPosting count: Int, chunked: Bool, to port: UInt16) async throws -> Int? {
        let body = String(repeating: "a", count: count)
        let fields = chunked ? "Transfer-Encoding: chunked\r\n" : "Content-Length: \(count)\r\n"
        let content = chunked ? "\(String(count, radix: 16))\r\n\(body)\r\n0\r\n\r\n" : body
        let connection = try RawConnection(port: port)
        try await connection.send(ConformanceTests.post(fields, content))
        return try await RawResponses(connection).next()?.status
    }

    @Test(arguments: [(1_048_576, 200), (1_048_577, 413)], [false, true])
    func theBodyLimitIsExact(_ example: (count: Int, status: Int), chunked: Bool) async throws {
        try await withServer(handler: { _ in HTTPResponse() }) { port in
            let status = try await status(ofPosting: example.count, chunked: chunked, to: port)
            #expect(status == example.status)
        }
    }

    @Test(arguments: [(0, 200), (1, 431)])
    func theHeadLimitIsExact(_ excess: Int, status: Int) async throws {
        try await withServer(.init(maximumHeaderBytes: 4096), handler: echo) { port in
            let start = "GET / HTTP/1.1\r\nHost: a\r\nX: "
            let filling = String(repeating: "x", count: 4096 + excess - start.utf8.count - 4)
            let connection = try RawConnection(port: port)
            try await connection.send(start + filling + "\r\n\r\n")
            #expect(try await RawResponses(connection).next()?.status == status)
        }
    }

    @Test func aHeadAtTheLimitMayConsistOfManyFields() async throws {
        try await withServer(handler: echo) { port in
            let fields = (0..<100).map { "X-\($0): \(String(repeating: "v", count: 300))\r\n" }.joined()
            let connection = try RawConnection(port: port)
            try await connection.send("GET / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n")
            #expect(try await RawResponses(connection).next()?.status == 200)
        }
    }

    @Test func aLengthWithoutEndIsRefusedAtOnce() async throws {
        try await withServer(handler: echo) { port in
            let connection = try RawConnection(port: port)
            try await connection.send(ConformanceTests.post("Content-Length: 99999999999\r\n", "a"))
            #expect(try await RawResponses(connection).next()?.status == 413)
        }
    }

    @Test func chunksWithoutEndAreCutOff() async throws {
        try await withServer(handler: echo) { port in
            let connection = try RawConnection(port: port)
            try await connection.send(ConformanceTests.post("Transfer-Encoding: chunked\r\n", ""))
            let chunk = Data("100000\r\n".utf8) + Data(repeating: 0x61, count: 1 << 20) + Data("\r\n".utf8)
            await #expect(throws: RawConnection.Failure.self) {
                for _ in 0..<64 {
                    try await connection.send(chunk)
                }
            }
        }
    }

    @Test func aConnectionBeyondTheLimitWaitsForAPlace() async throws {
        try await withServer(.init(bind: .address("127.0.0.1"), maximumConnections: 1), handler: echo) { port in
            let first = try RawConnection(port: port)
            try await first.send("GET /1 HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try await RawResponses(first).next()?.text == "GET /1")
            let second = try RawConnection(port: port)
            try await second.send("GET /2 HTTP/1.1\r\nHost: a\r\n\r\n")
            // The first still has its place, so it is answered although it asks later.
            try await first.send("GET /3 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(try await RawResponses(first).next()?.text == "GET /3")
            #expect(try await RawResponses(second).next()?.text == "GET /2")
        }
    }

    @Test func aSilentConnectionIsClosed() async throws {
        try await withServer(.init(idleTimeout: 1), handler: echo) { port in
            let connection = try RawConnection(port: port)
            try await connection.send("GET / HTTP/1.1\r\n")
            #expect(try await connection.receiveToEnd().isEmpty)
        }
    }

    @Test(arguments: [
        ("Bad\r\nName", "v"), ("Name", "v\r\nSet-Cookie: a=b"), ("Name", "v\nX: y"), ("", "v"), ("Na me", "v"),
        ("N", "a\0b"),
    ])
    func aHeaderThatCannotBeSentBecomesA500(_ name: String, value: String) async throws {
        try await withServer(handler: { _ in
            var headers = HTTPHeaders()
            headers.add(name, value)
            return HTTPResponse(headers: headers)
        }) { port in
            let connection = try RawConnection(port: port)
            try await connection.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            let response = try #require(try await RawResponses(connection).next())
            #expect(response.status == 500)
            #expect(response.headers["Set-Cookie"] == nil)
        }
    }

    @Test(arguments: [0, 99, 100, 101, 1000, -1])
    func aStatusThatCannotBeSentBecomesA500(_ status: Int) async throws {
        try await withServer(handler: { _ in HTTPResponse(status: status) }) { port in
            let connection = try RawConnection(port: port)
            try await connection.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try await RawResponses(connection).next()?.status == 500)
        }
    }

    @Test func framingIsTheServersOwn() async throws {
        try await withServer(handler: { _ in
            HTTPResponse(
                headers: ["content-length": "99", "Transfer-Encoding": "chunked"],
                body: .bytes(Data("four".utf8))
            )
        }) { port in
            let connection = try RawConnection(port: port)
            try await connection.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            let response = try #require(try await RawResponses(connection).next())
            #expect(response.headers.all("Content-Length") == ["4"])
            #expect(response.headers["Transfer-Encoding"] == nil)
            #expect(response.text == "four")
        }
    }
}

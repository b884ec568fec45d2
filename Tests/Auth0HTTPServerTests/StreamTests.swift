import Foundation
import Synchronization
import Testing

@testable import Auth0HTTPServer

@Suite struct StreamTests {
    private let get = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

    @Test func whatIsWrittenArrivesWhileTheProducerStillWorks() async throws {
        let next = Gate()
        try await withServer(handler: { _ in
            HTTPResponse(
                headers: ["Content-Type": "text/event-stream"],
                body: .stream { writer in
                    try await writer.write(Data("data: 1\n\n".utf8))
                    await next.wait()
                    try await writer.write(Data("data: 2\n\n".utf8))
                }
            )
        }) { port in
            let connection = try RawConnection(port: port)
            try await connection.send(get)
            var received = Data()
            while received.range(of: Data("data: 1".utf8)) == nil {
                received += try await connection.receive()
            }
            next.open()
            while received.range(of: Data("\r\n0\r\n\r\n".utf8)) == nil {
                received += try await connection.receive()
            }
            #expect(String(decoding: received, as: UTF8.self).contains("data: 2\n\n\r\n"))
        }
    }

    @Test func theConnectionIsKeptBehindAWholeStream() async throws {
        try await withServer(handler: { request in
            guard request.path == "/stream" else { return await echo(request) }
            return HTTPResponse(
                body: .stream { writer in
                    for number in 0..<100 {
                        try await writer.write(Data("\(number),".utf8))
                        await Task.yield()
                    }
                }
            )
        }) { port in
            let connection = try RawConnection(port: port)
            let responses = RawResponses(connection)
            for _ in 0..<3 {
                try await connection.send("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n")
                let response = try #require(try await responses.next())
                #expect(response.headers["Transfer-Encoding"] == "chunked")
                #expect(response.text == (0..<100).map { "\($0)," }.joined())
            }
            try await connection.send("GET /after HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try await responses.next()?.text == "GET /after")
        }
    }

    @Test func anEmptyStreamIsAnEmptyBody() async throws {
        try await withServer(handler: { _ in
            HTTPResponse(body: .stream { try await $0.write(Data()) })
        }) { port in
            let connection = try RawConnection(port: port)
            try await connection.send(get)
            #expect(try await RawResponses(connection).next()?.text == "")
        }
    }

    @Test func aProducerThatFailsBreaksTheBodyOff() async throws {
        try await withServer(handler: { _ in
            HTTPResponse(
                body: .stream { writer in
                    try await writer.write(Data("half".utf8))
                    throw CancellationError()
                }
            )
        }) { port in
            let connection = try RawConnection(port: port)
            try await connection.send(get)
            let text = String(decoding: try await connection.receiveToEnd(), as: UTF8.self)
            #expect(text.contains("200 OK"))
            #expect(!text.contains("\r\n0\r\n\r\n"))
        }
    }

    @Test func aProducerWaitsForAClientThatDoesNotRead() async throws {
        let written = Counter()
        let stalled = Gate()
        let done = Gate()
        let piece = Data(repeating: 0x61, count: 64 << 10)
        let pieces = 512
        try await withServer(handler: { _ in
            HTTPResponse(
                body: .stream { writer in
                    for _ in 0..<pieces {
                        written.add()
                        // More than what two sockets and the queue can hold by far, so it stalls before the end.
                        try await writer.write(piece)
                    }
                    done.open()
                }
            )
        }) { port in
            let connection = try RawConnection(port: port)
            try await connection.send(get)
            // The count stands still only when the producer waits.
            Task {
                var last = -1
                while last != written.value || last == 0 {
                    last = written.value
                    for _ in 0..<2000 { await Task.yield() }
                }
                stalled.open()
            }
            await stalled.wait()
            #expect(written.value < pieces)
            let response = try #require(try await RawResponses(connection).next())
            await done.wait()
            #expect(response.body.count == pieces * piece.count)
        }
    }

    @Test func theProducerOfAClientThatLeavesIsCancelled() async throws {
        let started = Gate()
        let cancelled = Gate()
        try await withServer(handler: { _ in
            HTTPResponse(
                body: .stream { writer in
                    try await writer.write(Data("x".utf8))
                    started.open()
                    await cancelled.waitForCancellation()
                }
            )
        }) { port in
            var connection: RawConnection? = try RawConnection(port: port)
            try await connection?.send(get)
            await started.wait()
            connection = nil
            await cancelled.wait()
        }
    }

    @Test func aProducerThatWaitsForRoomIsToldThatTheClientLeft() async throws {
        let failed = Gate()
        try await withServer(handler: { _ in
            HTTPResponse(
                body: .stream { writer in
                    do {
                        while true { try await writer.write(Data(repeating: 0, count: 1 << 20)) }
                    } catch {
                        failed.open()
                        throw error
                    }
                }
            )
        }) { port in
            var connection: RawConnection? = try RawConnection(port: port)
            try await connection?.send(get)
            _ = try await connection?.receive(1)
            connection = nil
            await failed.wait()
        }
    }

    @Test func aStopEndsAStreamAndWaitsForItsProducer() async throws {
        let started = Gate()
        let hasReturned = Counter()
        let server = HTTPServer { _ in
            HTTPResponse(
                body: .stream { writer in
                    try await writer.write(Data("x".utf8))
                    started.open()
                    await Gate().waitForCancellation()
                    hasReturned.add()
                }
            )
        }
        let port = try server.start()
        let connection = try RawConnection(port: port)
        try await connection.send(get)
        await started.wait()
        await server.stop()
        #expect(hasReturned.value == 1)
        let text = String(decoding: try await connection.receiveToEnd(), as: UTF8.self)
        #expect(!text.contains("\r\n0\r\n\r\n"))
    }

    @Test func headDoesNotStartTheProducer() async throws {
        let starts = Counter()
        try await withServer(handler: { request in
            guard request.method == "HEAD" else { return await echo(request) }
            return HTTPResponse(body: .stream { _ in starts.add() })
        }) { port in
            let connection = try RawConnection(port: port)
            try await connection.send("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n")
            let responses = RawResponses(connection)
            #expect(try await responses.next(toHead: true)?.status == 200)
            // Its length is unknown and nothing is sent in its place, so there is nothing but the end behind it.
            #expect(try await responses.isAtEnd())
        }
        #expect(starts.value == 0)
    }

    @Test(arguments: [204, 304], [false, true])
    func aStatusWithoutABodySendsNone(_ status: Int, streams: Bool) async throws {
        try await withServer(handler: { _ in
            let body = Data("body".utf8)
            return HTTPResponse(status: status, body: streams ? .stream { try await $0.write(body) } : .bytes(body))
        }) { port in
            let connection = try RawConnection(port: port)
            try await connection.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            let text = String(decoding: try await connection.receiveToEnd(), as: UTF8.self)
            #expect(text.hasPrefix("HTTP/1.1 \(status) "))
            #expect(text.hasSuffix("\r\n\r\n"))
            #expect(text.components(separatedBy: "\r\n\r\n").count == 2)
        }
    }

    @Test func anHTTP10ClientGetsTheStreamWithoutChunks() async throws {
        try await withServer(handler: { _ in
            HTTPResponse(body: .stream { try await $0.write(Data("plain".utf8)) })
        }) { port in
            let connection = try RawConnection(port: port)
            try await connection.send("GET / HTTP/1.0\r\n\r\n")
            let text = String(decoding: try await connection.receiveToEnd(), as: UTF8.self)
            #expect(text.hasSuffix("\r\n\r\nplain"))
        }
    }
}

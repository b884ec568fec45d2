import Foundation
import Synchronization
import Testing

@testable import Auth0HTTPServer

@Suite struct UpgradeTests {
    private let upgrade = "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n"

    /// Sends back what it reads until the client ends.
    private static func echo(_ connection: UpgradedConnection) async {
        while let bytes = try? await connection.read(upTo: 4096), !bytes.isEmpty {
            guard (try? await connection.write(bytes)) != nil else { return }
        }
    }

    private static let handler: HTTPServer.Handler = { _ in
        HTTPResponse(status: 101, headers: ["Upgrade": "echo"], body: .upgrade(echo))
    }

    private func upgraded(_ connection: RawConnection) async throws {
        try await connection.send(upgrade)
        let response = try #require(try await RawResponses(connection).next())
        #expect(response.status == 101)
        #expect(response.headers["Upgrade"] == "echo")
        #expect(response.headers["Connection"]?.lowercased() == "upgrade")
    }

    private func receive(_ count: Int, from connection: RawConnection) async throws -> Data {
        var all = Data()
        while all.count < count {
            let bytes = try await connection.receive()
            guard !bytes.isEmpty else { break }
            all += bytes
        }
        return all
    }

    @Test func bytesGoBothWays() async throws {
        try await withServer(handler: Self.handler) { port in
            let connection = try RawConnection(port: port)
            try await upgraded(connection)
            for message in ["one", "two", "three"] {
                try await connection.send(message)
                let answer = try await receive(message.utf8.count, from: connection)
                #expect(String(decoding: answer, as: UTF8.self) == message)
            }
        }
    }

    @Test func whatTheClientSendsBehindItsRequestIsNotLost() async throws {
        try await withServer(handler: Self.handler) { port in
            let connection = try RawConnection(port: port)
            try await connection.send(upgrade + "early")
            var received = Data()
            while received.range(of: Data("\r\n\r\nearly".utf8)) == nil {
                let bytes = try await connection.receive()
                try #require(!bytes.isEmpty)
                received += bytes
            }
        }
    }

    @Test func muchDataGoesThroughAtThePaceOfTheClient() async throws {
        try await withServer(handler: Self.handler) { port in
            let connection = try RawConnection(port: port)
            try await upgraded(connection)
            let reader = try RawConnection(sharing: connection)
            let sent = Data((0..<8_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
            async let received = receive(sent.count, from: reader)
            try await connection.send(sent)
            #expect(try await received == sent)
        }
    }

    @Test func theClientsEndIsAnEmptyReadAndThenTheConnectionCloses() async throws {
        try await withServer(handler: Self.handler) { port in
            let connection = try RawConnection(port: port)
            try await upgraded(connection)
            try await connection.send("last")
            connection.shut()
            #expect(try await connection.receiveToEnd() == Data("last".utf8))
        }
    }

    @Test func theConnectionClosesWhenTheClosureReturns() async throws {
        try await withServer(handler: { _ in
            HTTPResponse(
                headers: ["Upgrade": "x"],
                body: .upgrade { try? await $0.write(Data("bye".utf8)) }
            )
        }) { port in
            let connection = try RawConnection(port: port)
            try await connection.send(upgrade)
            let text = String(decoding: try await connection.receiveToEnd(), as: UTF8.self)
            #expect(text.hasPrefix("HTTP/1.1 101"))
            #expect(text.hasSuffix("\r\n\r\nbye"))
        }
    }

    @Test func aClosedConnectionReadsNothingAndRefusesToWrite() async throws {
        let outcome = Mutex<(read: Data?, refused: Bool)>((nil, false))
        let done = Gate()
        try await withServer(handler: { _ in
            HTTPResponse(
                headers: ["Upgrade": "x"],
                body: .upgrade { connection in
                    connection.close()
                    connection.close()
                    let read = try? await connection.read(upTo: 1)
                    var refused = false
                    do {
                        try await connection.write(Data("x".utf8))
                    } catch {
                        refused = error is UpgradedConnection.Closed
                    }
                    outcome.withLock { $0 = (read, refused) }
                    done.open()
                }
            )
        }) { port in
            let connection = try RawConnection(port: port)
            try await connection.send(upgrade)
            await done.wait()
        }
        #expect(outcome.withLock { $0.read } == Data())
        #expect(outcome.withLock { $0.refused })
    }

    @Test func aStopClosesTheConnectionAndWaitsForTheClosure() async throws {
        let reading = Gate()
        let hasReturned = Counter()
        let server = HTTPServer { _ in
            HTTPResponse(
                headers: ["Upgrade": "x"],
                body: .upgrade { connection in
                    reading.open()
                    _ = try? await connection.read(upTo: 1)
                    await Task.yield()
                    hasReturned.add()
                }
            )
        }
        let port = try server.start()
        let connections = try (0..<10).map { _ in try RawConnection(port: port) }
        for connection in connections {
            try await connection.send(upgrade)
            #expect(try await RawResponses(connection).next()?.status == 101)
        }
        await reading.wait()
        await server.stop()
        #expect(hasReturned.value == 10)
        for connection in connections {
            #expect(try await connection.receiveToEnd().isEmpty)
        }
    }

    @Test func aCancelledReadEnds() async throws {
        let wasCancelled = Mutex(false)
        let done = Gate()
        try await withServer(handler: { _ in
            HTTPResponse(
                headers: ["Upgrade": "x"],
                body: .upgrade { connection in
                    let read = Task { try await connection.read(upTo: 1) }
                    await Task.yield()
                    read.cancel()
                    let result = await read.result
                    wasCancelled.withLock {
                        if case .failure(let error) = result { $0 = error is CancellationError }
                    }
                    done.open()
                }
            )
        }) { port in
            let connection = try RawConnection(port: port)
            try await connection.send(upgrade)
            await done.wait()
        }
        #expect(wasCancelled.withLock { $0 })
    }

    @Test func aBrokenConnectionEndsTheClosure() async throws {
        let reading = Gate()
        let ended = Gate()
        try await withServer(handler: { _ in
            HTTPResponse(
                headers: ["Upgrade": "x"],
                body: .upgrade { connection in
                    reading.open()
                    while let bytes = try? await connection.read(upTo: 16), !bytes.isEmpty {}
                    ended.open()
                }
            )
        }) { port in
            var connection: RawConnection? = try RawConnection(port: port)
            try await connection?.send(upgrade)
            await reading.wait()
            connection = nil
            await ended.wait()
        }
    }

    @Test(arguments: [
        "GET / HTTP/1.0\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n",
        "GET /without HTTP/1.1\r\nHost: a\r\n\r\n",
    ])
    func anUpgradeThatCannotBeIsA500(_ request: String) async throws {
        try await withServer(handler: { request in
            HTTPResponse(headers: request.path == "/without" ? [:] : ["Upgrade": "x"], body: .upgrade(Self.echo))
        }) { port in
            let connection = try RawConnection(port: port)
            try await connection.send(request)
            #expect(try await RawResponses(connection).next()?.status == 500)
        }
    }

    @Test func manyConnectionsAreServedAtOnce() async throws {
        try await withServer(handler: Self.handler) { port in
            let connections = try (0..<200).map { _ in try RawConnection(port: port) }
            for connection in connections { try await upgraded(connection) }
            for (index, connection) in connections.enumerated() { try await connection.send("message \(index)") }
            for (index, connection) in connections.enumerated() {
                let expected = "message \(index)"
                let answer = try await receive(expected.utf8.count, from: connection)
                #expect(String(decoding: answer, as: UTF8.self) == expected)
            }
        }
    }
}

@Suite struct ReadinessTests {
    private var readiness = Readiness<Int>()

    @Test mutating func aSignalWakesWhoWaits() {
        readiness.willTry()
        let waits = [readiness.wait(1), readiness.wait(2)]
        #expect(waits == [true, true])
        let woken = [readiness.signal(), readiness.signal()]
        #expect(woken == [[1, 2], []])
    }

    @Test mutating func aSignalBetweenTryAndWaitIsNotLost() {
        readiness.willTry()
        _ = readiness.signal()
        let waits = readiness.wait(1)
        #expect(!waits)
    }

    @Test mutating func aSignalFromBeforeTheTryDoesNotCount() {
        _ = readiness.signal()
        readiness.willTry()
        let waits = readiness.wait(1)
        #expect(waits)
    }
}

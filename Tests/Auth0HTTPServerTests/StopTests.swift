import Foundation
import Synchronization
import Testing

@testable import Auth0HTTPServer

@Suite struct StopTests {
    @Test func aStopWaitsForTheHandlerAndSendsItsAnswer() async throws {
        let started = Gate()
        let finish = Gate()
        let server = HTTPServer { _ in
            started.open()
            await finish.wait()
            return HTTPResponse(body: .bytes(Data("done".utf8)))
        }
        let port = try server.start()
        let connection = try RawConnection(port: port)
        try await connection.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        await started.wait()
        let hasStopped = Counter()
        let stop = Task {
            await server.stop()
            hasStopped.add()
        }
        // The port closes while the handler still works.
        try await untilRefused(port: port)
        #expect(hasStopped.value == 0)
        finish.open()
        let responses = RawResponses(connection)
        let response = try #require(try await responses.next())
        #expect(response.text == "done")
        #expect(response.headers["Connection"]?.lowercased() == "close")
        #expect(try await responses.isAtEnd())
        await stop.value
    }

    @Test func aRequestThatArrivesDuringAStopIsTurnedAway() async throws {
        let started = Gate()
        let finish = Gate()
        let calls = Counter()
        let server = HTTPServer { request in
            calls.add()
            if request.path == "/slow" {
                started.open()
                await finish.wait()
            }
            return HTTPResponse()
        }
        let port = try server.start()
        let slow = try RawConnection(port: port)
        let kept = try RawConnection(port: port)
        try await kept.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        let keptResponses = RawResponses(kept)
        #expect(try await keptResponses.next()?.status == 200)
        try await slow.send("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n")
        await started.wait()
        let stop = Task { await server.stop() }
        try await untilRefused(port: port)
        try await kept.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try await keptResponses.next()?.status == 503)
        finish.open()
        await stop.value
        #expect(calls.value == 2)
    }

    @Test func everyRequestThatReachedAHandlerIsAnsweredWholeThroughAStop() async throws {
        let served = Counter()
        let body = Data(repeating: 0x61, count: 200_000)
        let server = HTTPServer { _ in
            await Task.yield()
            served.add()
            return HTTPResponse(body: .bytes(body))
        }
        let port = try server.start()
        let warm = Gate()
        let answered = Counter()
        let broken = Counter()
        await withTaskGroup { group in
            for _ in 0..<16 {
                group.addTask {
                    // Each client asks until it is turned away, on a new connection every time.
                    while let connection = try? RawConnection(port: port) {
                        do {
                            try await connection.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                            guard let response = try await RawResponses(connection).next(), response.status == 200
                            else { return }
                            response.body == body ? answered.add() : broken.add()
                            if answered.value > 200 { warm.open() }
                        } catch let failure as RawConnection.Failure {
                            if failure.what != "send" && failure.what != "receive" { broken.add() }
                            return
                        } catch {
                            return
                        }
                    }
                }
            }
            await warm.wait()
            await server.stop()
            await group.waitForAll()
        }
        #expect(broken.value == 0)
        #expect(answered.value == served.value)
    }

    @Test func stopsAtOnceReturnOnceTheServerIsDown() async throws {
        let server = HTTPServer(handler: echo)
        let port = try server.start()
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    await server.stop()
                    #expect(throws: RawConnection.Failure.self) { try RawConnection(port: port) }
                }
            }
        }
    }

    @Test func cancellingAStopCancelsTheHandlersThatItWaitsFor() async throws {
        let started = Gate()
        let server = HTTPServer { _ in
            started.open()
            await Gate().waitForCancellation()
            return HTTPResponse(body: .bytes(Data("cut short".utf8)))
        }
        let port = try server.start()
        let connection = try RawConnection(port: port)
        try await connection.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        await started.wait()
        let stop = Task { await server.stop() }
        stop.cancel()
        await stop.value
        #expect(try await RawResponses(connection).next()?.text == "cut short")
    }

    @Test func aServerThatWasNeverStartedStops() async {
        await HTTPServer(handler: echo).stop()
    }

    @Test func aServerThatIsDroppedStops() async throws {
        var server: HTTPServer? = HTTPServer(handler: echo)
        let port = try #require(try server?.start())
        server = nil
        try await untilRefused(port: port)
    }

    /// Waits until nobody listens on the port, by the only means there is: trying.
    private func untilRefused(port: UInt16) async throws {
        while let connection = try? RawConnection(port: port) {
            _ = connection
            await Task.yield()
        }
    }
}

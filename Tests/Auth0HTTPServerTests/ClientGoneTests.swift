import Foundation
import Testing

@testable import Auth0HTTPServer

@Suite struct ClientGoneTests {
    @Test func theHandlerOfAClientThatClosesIsCancelled() async throws {
        let started = Gate()
        let cancelled = Gate()
        try await withServer(handler: { _ in
            started.open()
            await cancelled.waitForCancellation()
            return HTTPResponse()
        }) { port in
            var connection: RawConnection? = try RawConnection(port: port)
            try await connection?.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            await started.wait()
            connection = nil
            await cancelled.wait()
        }
    }

    @Test func aClientThatOnlyStopsSendingStillGetsItsAnswer() async throws {
        let cancelled = Gate()
        try await withServer(handler: { _ in
            await cancelled.waitForCancellation()
            return HTTPResponse(body: .bytes(Data("still".utf8)))
        }) { port in
            let connection = try RawConnection(port: port)
            try await connection.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            connection.shut()
            #expect(try await RawResponses(connection).next()?.text == "still")
        }
    }

    @Test func aHandlerWhoseClientStaysIsNotCancelled() async throws {
        try await withServer(handler: { _ in
            HTTPResponse(body: .bytes(Data("\(Task.isCancelled)".utf8)))
        }) { port in
            let connection = try RawConnection(port: port)
            let responses = RawResponses(connection)
            for _ in 0..<3 {
                try await connection.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                #expect(try await responses.next()?.text == "false")
            }
        }
    }
}

import Foundation
import Testing

@testable import Auth0HTTPClient

/// libcurl repeats a request by itself when a kept connection breaks; here that is allowed for GET and HEAD only.
@Suite struct RepetitionTests {
    /// Answers the first request of a connection and closes after reading the second.
    private func breaking(_ received: Counter) throws -> ScriptedServer {
        try ScriptedServer { connection in
            guard connection.request() != nil else { return }
            received.increase()
            connection.reply()
            guard connection.request() != nil else { return }
            received.increase()
        }
    }

    @Test func aPostOnABrokenConnectionIsNotSentTwice() async throws {
        let received = Counter()
        let server = try breaking(received)
        defer { server.stop() }
        let transport = TransportKind.curl.make()
        let request = HTTPClientRequest(method: "POST", url: try server.url(), body: Data("otp=123456".utf8))
        #expect(try await transport.failure(request) == nil)
        #expect(try await transport.failure(request)?.code == .networkConnectionLost)
        #expect(received.value == 2)
    }

    @Test func aGetOnABrokenConnectionIsRepeatedOnANewOne() async throws {
        let received = Counter()
        let server = try breaking(received)
        defer { server.stop() }
        let transport = TransportKind.curl.make()
        let request = HTTPClientRequest(url: try server.url())
        #expect(try await transport.failure(request) == nil)
        #expect(try await transport.failure(request) == nil)
        #expect(received.value == 3)
        #expect(server.acceptedConnections == 2)
    }

    @Test func aConnectionThatTheServerClosedInBetweenIsNotUsed() async throws {
        let isClosed = Event()
        let server = try ScriptedServer { connection in
            guard connection.request() != nil else { return }
            connection.reply()
            connection.end()
            isClosed.happen()
        }
        defer { server.stop() }
        let transport = TransportKind.curl.make()
        let request = HTTPClientRequest(method: "POST", url: try server.url(), body: Data("otp=123456".utf8))
        #expect(try await transport.failure(request) == nil)
        await isClosed.wait()
        #expect(try await transport.failure(request) == nil)
        #expect(server.acceptedConnections == 2)
    }
}

import Foundation
import Testing

@testable import Auth0HTTPServer

@Suite struct ServerTests {
    @Test(arguments: ["127.0.0.1", "::1"])
    func localhostAnswersOnBothAddresses(_ host: String) async throws {
        try await withServer(handler: { request in
            HTTPResponse(body: .bytes(Data("\(request.remoteAddress) \(request.isFromLoopback)".utf8)))
        }) { port in
            let connection = try RawConnection(port: port, host: host)
            try await connection.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            let response = try #require(try await RawResponses(connection).next())
            #expect(response.status == 200)
            #expect(response.text == "\(host) true")
        }
    }

    @Test func theHandlerSeesTheTargetAsItWasSent() async throws {
        try await withServer(handler: echo) { port in
            let connection = try RawConnection(port: port)
            try await connection.send("GET /a%2Fb%20c?x=%3D&y=+1&y HTTP/1.1\r\nHost: a\r\n\r\n")
            let response = try #require(try await RawResponses(connection).next())
            #expect(response.text == "GET /a%2Fb%20c?x=%3D&y=+1&y")
        }
    }

    @Test func theHandlerSeesHeadersAndBody() async throws {
        try await withServer(handler: { request in
            HTTPResponse(
                status: 201,
                headers: ["X-Seen": request.headers.all("x-many").joined(separator: "|")],
                body: .bytes(request.body)
            )
        }) { port in
            let connection = try RawConnection(port: port)
            try await connection.send(
                "PUT / HTTP/1.1\r\nHost: a\r\nX-Many: 1\r\nx-many: 2\r\nContent-Length: 5\r\n\r\nhello"
            )
            let response = try #require(try await RawResponses(connection).next())
            #expect(response.status == 201)
            #expect(response.headers["X-Seen"] == "1|2")
            #expect(response.text == "hello")
        }
    }

    @Test func aDisconnectClosesWithoutAByte() async throws {
        try await withServer(handler: { _ in HTTPResponse(body: .disconnect) }) { port in
            let connection = try RawConnection(port: port)
            try await connection.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try await connection.receiveToEnd().isEmpty)
        }
    }

    @Test func aPortThatIsTakenIsATypedError() async throws {
        try await withServer(handler: echo) { port in
            let second = HTTPServer(configuration: .init(port: port), handler: echo)
            let error = #expect(throws: HTTPServerError.self) { try second.start() }
            #expect(error?.code == .addressInUse)
            #expect(error?.description.contains("127.0.0.1:\(port)") == true)
        }
    }

    @Test func aPortTakenOnIPv6AloneIsATypedError() async throws {
        try await withServer(.init(bind: .address("::1")), handler: echo) { port in
            let second = HTTPServer(configuration: .init(port: port), handler: echo)
            let error = #expect(throws: HTTPServerError.self) { try second.start() }
            #expect(error?.code == .addressInUse)
        }
    }

    @Test(arguments: ["localhost", "", "999.1.1.1", "192.0.2.1"])
    func anAddressThatIsNotOursIsATypedError(_ host: String) {
        let server = HTTPServer(configuration: .init(bind: .address(host)), handler: echo)
        let error = #expect(throws: HTTPServerError.self) { try server.start() }
        #expect(error?.code == .invalidAddress)
    }

    @Test func aServerStartsOnce() async throws {
        let server = HTTPServer(handler: echo)
        _ = try server.start()
        #expect(throws: HTTPServerError.self) { try server.start() }
        await server.stop()
        #expect(throws: HTTPServerError.self) { try server.start() }
    }

    @Test func aStopFreesThePort() async throws {
        let first = HTTPServer(handler: echo)
        let port = try first.start()
        await first.stop()
        await first.stop()
        let second = HTTPServer(configuration: .init(port: port), handler: echo)
        #expect(try second.start() == port)
        await second.stop()
    }
}

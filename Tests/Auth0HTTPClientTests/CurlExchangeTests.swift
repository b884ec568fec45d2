import Foundation
import Testing

@testable import Auth0HTTPClient

@Suite struct CurlExchangeTests {
    private let transport = CurlTransport(configuration: .init(environment: [:]))

    @Test func aPostArrivesWholeAndItsReplyComesBack() async throws {
        let server = try ScriptedServer { connection in
            while let request = connection.request() {
                connection.reply(
                    201,
                    headers: ["X-Method: \(request.method)", "X-Type: \(request.header("Content-Type") ?? "none")"],
                    body: request.body
                )
            }
        }
        defer { server.stop() }
        let response = try await transport.send(
            .init(
                method: "POST",
                url: server.url("/oauth/token"),
                headers: [("Content-Type", "application/json")],
                body: Data(#"{"grant_type":"refresh_token"}"#.utf8)
            )
        )
        #expect(response.status == 201)
        #expect(response.header("x-method") == "POST")
        #expect(response.header("X-TYPE") == "application/json")
        #expect(response.body == Data(#"{"grant_type":"refresh_token"}"#.utf8))
    }
}

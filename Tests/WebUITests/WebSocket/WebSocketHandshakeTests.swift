import Auth0HTTPServer
import Foundation
import Testing
import WebUI

/// RFC 6455, section 4.2.
@Suite struct WebSocketHandshakeTests {
    static let good: HTTPHeaders = [
        "Upgrade": "websocket",
        "Connection": "keep-alive, Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    ]

    static func request(_ change: (inout HTTPHeaders) -> Void = { _ in }) -> HTTPRequest {
        var headers = good
        change(&headers)
        return HTTPRequest(method: "GET", path: "/", headers: headers)
    }

    @Test func answersWithTheProofOfTheRFCsExample() {
        #expect(
            WebSocketHandshake(Self.request())
                == .accepted([
                    "Upgrade": "websocket", "Connection": "Upgrade",
                    "Sec-WebSocket-Accept": "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=",
                ])
        )
    }

    @Test(
        arguments: [
            ("Upgrade", nil, 426), ("Upgrade", "h2c", 426), ("Connection", nil, 426), ("Connection", "keep-alive", 426),
            ("Sec-WebSocket-Version", nil, 426), ("Sec-WebSocket-Version", "8", 426),
            ("Sec-WebSocket-Key", nil, 400), ("Sec-WebSocket-Key", "short", 400),
            ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZSE=", 400), ("Sec-WebSocket-Key", "AAAA", 400),
        ] as [(String, String?, Int)]
    )
    func refusesWhatIsMissingOrWrong(_ name: String, _ value: String?, status: Int) {
        switch WebSocketHandshake(Self.request { $0[name] = value }) {
        case .accepted: #expect(status == 200)
        case .refused(let refused, _): #expect(refused == status)
        }
    }

    @Test func namesTheVersionThatItSpeaks() {
        let handshake = WebSocketHandshake(Self.request { $0["Sec-WebSocket-Version"] = "7" })
        #expect(handshake == .refused(status: 426, ["Sec-WebSocket-Version": "13"]))
    }

    @Test func refusesOtherMethods() {
        var request = Self.request()
        request.method = "POST"
        #expect(WebSocketHandshake(request) == .refused(status: 405, ["Allow": "GET"]))
    }

    @Test func refusesTwoKeys() {
        let handshake = WebSocketHandshake(Self.request { $0.add("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==") })
        #expect(handshake == .refused(status: 400, [:]))
    }
}

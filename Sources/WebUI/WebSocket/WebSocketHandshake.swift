import Auth0Crypto
package import Auth0HTTPServer
import Foundation

/// The opening handshake as a server sees it (RFC 6455, section 4.2).
package enum WebSocketHandshake: Sendable, Equatable {
    case accepted(HTTPHeaders)
    case refused(status: Int, HTTPHeaders)

    /// Judges a request to upgrade.
    ///
    /// Cookie and Origin are judged before, by the caller.
    package init(_ request: HTTPRequest) {
        guard request.method == "GET", request.body.isEmpty else {
            self = .refused(status: 405, ["Allow": "GET"])
            return
        }
        guard Self.hasToken("websocket", in: request.headers.all("Upgrade")),
            Self.hasToken("upgrade", in: request.headers.all("Connection"))
        else {
            self = .refused(status: 426, ["Upgrade": "websocket", "Connection": "Upgrade"])
            return
        }
        guard request.headers.all("Sec-WebSocket-Version") == ["13"] else {
            self = .refused(status: 426, ["Sec-WebSocket-Version": "13"])
            return
        }
        let keys = request.headers.all("Sec-WebSocket-Key")
        guard keys.count == 1, let key = keys.first, Data(base64Encoded: key)?.count == 16 else {
            self = .refused(status: 400, [:])
            return
        }
        self = .accepted([
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Accept": Self.accept(key),
        ])
    }

    /// The proof that the key was read: its SHA-1 with the protocol's own GUID.
    private static func accept(_ key: String) -> String {
        Digest.hash(Data((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8), .sha1).base64EncodedString()
    }

    private static func hasToken(_ token: String, in values: [String]) -> Bool {
        values.flatMap { $0.split(separator: ",") }.contains {
            $0.trimmingCharacters(in: .whitespaces).lowercased() == token
        }
    }
}

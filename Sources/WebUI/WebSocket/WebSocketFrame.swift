import Foundation

/// One frame on its way to a browser.
///
/// A server never masks (RFC 6455, section 5.1) and has no need to fragment.
package enum WebSocketFrame: Sendable, Equatable {
    case text(String)
    case ping(Data)
    case pong(Data)
    case close(WebSocketCloseCode, reason: String)

    enum Opcode: UInt8 {
        case continuation = 0x0
        case text = 0x1
        case binary = 0x2
        case close = 0x8
        case ping = 0x9
        case pong = 0xA

        var isControl: Bool { rawValue & 0x8 != 0 }
    }

    /// A control frame carries at most 125 bytes (RFC 6455, section 5.5).
    static let maximumControlPayload = 125

    /// The frame's bytes.
    package var bytes: Data {
        switch self {
        case .text(let text): Self.frame(.text, Data(text.utf8))
        case .ping(let payload): Self.frame(.ping, payload.prefix(Self.maximumControlPayload))
        case .pong(let payload): Self.frame(.pong, payload.prefix(Self.maximumControlPayload))
        case .close(.noStatus, _): Self.frame(.close, Data())
        case .close(let code, let reason): Self.frame(.close, Self.closePayload(code, reason))
        }
    }

    private static func closePayload(_ code: WebSocketCloseCode, _ reason: String) -> Data {
        var payload = Data([UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)])
        for character in reason {
            let bytes = Data(String(character).utf8)
            guard payload.count + bytes.count <= maximumControlPayload else { break }
            payload.append(bytes)
        }
        return payload
    }

    private static func frame(_ opcode: Opcode, _ payload: Data) -> Data {
        let length = payload.count
        var frame = Data(capacity: length + 10)
        frame.append(0x80 | opcode.rawValue)
        switch length {
        case ...125:
            frame.append(UInt8(length))
        case ...Int(UInt16.max):
            frame.append(126)
            frame.append(contentsOf: [UInt8(length >> 8), UInt8(length & 0xFF)])
        default:
            frame.append(127)
            for shift in stride(from: 56, through: 0, by: -8) { frame.append(UInt8((length >> shift) & 0xFF)) }
        }
        frame.append(payload)
        return frame
    }
}

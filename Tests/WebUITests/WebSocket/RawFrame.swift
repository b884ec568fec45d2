import Foundation

/// Frames as a client puts them on the wire, right or wrong.
enum RawFrame {
    static let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]

    /// A frame with whatever bits a test wants.
    static func bytes(
        _ first: UInt8,
        _ payload: [UInt8],
        isMasked: Bool = true,
        lengthBytes: Int? = nil
    ) -> Data {
        let wanted = lengthBytes ?? (payload.count > 65_535 ? 8 : payload.count > 125 ? 2 : 0)
        var frame: [UInt8] = [first]
        let short = wanted == 8 ? 127 : wanted == 2 ? 126 : UInt8(payload.count)
        frame.append((isMasked ? 0x80 : 0) | short)
        for index in 0..<wanted { frame.append(UInt8((payload.count >> ((wanted - 1 - index) * 8)) & 0xFF)) }
        if isMasked { frame += mask }
        frame += payload.enumerated().map { isMasked ? $1 ^ mask[$0 & 3] : $1 }
        return Data(frame)
    }

    static func text(_ text: String, isFinal: Bool = true) -> Data { bytes(isFinal ? 0x81 : 0x01, Array(text.utf8)) }
    static func continuation(_ payload: [UInt8], isFinal: Bool) -> Data { bytes(isFinal ? 0x80 : 0x00, payload) }
    static func ping(_ payload: [UInt8] = []) -> Data { bytes(0x89, payload) }
    static func close(_ code: UInt16, _ reason: [UInt8] = []) -> Data {
        bytes(0x88, [UInt8(code >> 8), UInt8(code & 0xFF)] + reason)
    }
}

import FoundationEssentials

/// Bytes as text in the alphabet A–Z and 2–7 (RFC 4648, section 6), without padding, as authenticator apps read it.
enum Base32 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

    static func encode(_ data: Data) -> String {
        var text: [UInt8] = []
        var buffer = 0
        var bits = 0
        for byte in data {
            buffer = (buffer << 8 | Int(byte)) & 0xFFF
            bits += 8
            while bits >= 5 {
                bits -= 5
                text.append(alphabet[(buffer >> bits) & 31])
            }
        }
        if bits > 0 { text.append(alphabet[(buffer << (5 - bits)) & 31]) }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes of `text`, in either case; `nil` for any other character.
    static func decode(_ text: String) -> Data? {
        var data = Data()
        var buffer = 0
        var bits = 0
        for byte in text.uppercased().utf8 {
            guard let value = alphabet.firstIndex(of: byte) else { return nil }
            buffer = (buffer << 5 | value) & 0xFFF
            bits += 5
            if bits >= 8 {
                bits -= 8
                data.append(UInt8((buffer >> bits) & 0xFF))
            }
        }
        return data
    }
}

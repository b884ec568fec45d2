import Foundation

/// Reads the parts of a token ([RFC 4648 section 5](https://www.rfc-editor.org/rfc/rfc4648#section-5)).
enum Base64URL {
    /// Decodes text with or without correct `=` padding, in the URL-safe or the plain alphabet.
    ///
    /// - Returns: The bytes, or `nil` for any other character, wrong padding or a length that no bytes encode to.
    static func decode(_ text: Substring.UTF8View) -> Data? {
        var symbols = text
        while symbols.last == UInt8(ascii: "="), text.count - symbols.count < 2 { symbols.removeLast() }
        let count = symbols.count
        let padding = text.count - count
        guard count % 4 != 1, padding == 0 || (count + padding) % 4 == 0 else { return nil }

        var bytes = Data(capacity: count / 4 * 3 + 2)
        var buffer: UInt32 = 0
        var bits = 0
        for symbol in symbols {
            guard let value = value(of: symbol) else { return nil }
            buffer = (buffer & 0xFFFF) << 6 | UInt32(value)
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
            }
        }
        return bytes
    }

    private static func value(of symbol: UInt8) -> UInt8? {
        switch symbol {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): symbol - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): symbol - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): symbol - UInt8(ascii: "0") + 52
        case UInt8(ascii: "-"), UInt8(ascii: "+"): 62
        case UInt8(ascii: "_"), UInt8(ascii: "/"): 63
        default: nil
        }
    }
}

import Foundation

/// Reads the parts of a token ([RFC 4648 section 5](https://www.rfc-editor.org/rfc/rfc4648#section-5)).
enum Base64URL {
    private static let invalid: UInt8 = 0xFF

    /// The value of each byte as a symbol of the URL-safe or of the plain alphabet.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: invalid, count: 256)
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
        for (value, symbol) in zip(UInt8(0)..., alphabet.utf8) { values[Int(symbol)] = value }
        for (value, symbols) in [(UInt8(62), "-+"), (63, "_/")] {
            for symbol in symbols.utf8 { values[Int(symbol)] = value }
        }
        return values
    }()

    /// Decodes text with or without correct `=` padding, in the URL-safe or the plain alphabet.
    ///
    /// - Returns: The bytes, or `nil` for any other character, wrong padding or a length that no bytes encode to.
    static func decode(_ text: Substring.UTF8View) -> Data? {
        var symbols = Array(text)[...]
        let length = symbols.count
        while symbols.last == UInt8(ascii: "="), length - symbols.count < 2 { symbols.removeLast() }
        let padding = length - symbols.count
        guard symbols.count % 4 != 1, padding == 0 || length % 4 == 0 else { return nil }

        var bytes: [UInt8] = []
        bytes.reserveCapacity(symbols.count / 4 * 3 + 2)
        var buffer: UInt32 = 0
        var bits = 0
        for symbol in symbols {
            let value = values[Int(symbol)]
            guard value != invalid else { return nil }
            buffer = (buffer & 0xFFFF) << 6 | UInt32(value)
            bits += 6
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
            }
        }
        return Data(bytes)
    }
}

package import FoundationEssentials

/// base64url without padding, as JOSE, PKCE and WebAuthn use it (RFC 4648 section 5, RFC 7515 section 2).
package enum Base64URL {
    package static func encode(_ data: Data) -> String {
        let length = (data.count * 4 + 2) / 3
        return data.withUnsafeBytes { input in
            String(unsafeUninitializedCapacity: length) { output in
                alphabet.withUnsafeBufferPointer { encode(input, into: output, alphabet: $0) }
                return length
            }
        }
    }

    /// The bytes that `text` stands for; `nil` if it is not exactly what ``encode(_:)`` would give for them.
    ///
    /// Padding, white space, the characters of plain base64 and set bits after the last byte are all refused: one
    /// value has one spelling.
    package static func decode(_ text: String) -> Data? {
        let decoded = text.utf8.withContiguousStorageIfAvailable { decode($0) }
        return decoded ?? decode(Data(text.utf8))
    }

    /// The bytes that ASCII `text` stands for, under the same rules.
    package static func decode(_ text: Data) -> Data? {
        text.withUnsafeBytes { decode($0.bindMemory(to: UInt8.self)) }
    }
}

extension Base64URL {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    /// No character has this value; its upper bits mark it as invalid.
    private static let invalid: UInt8 = 0xFF

    private static let values: [UInt8] = {
        var values = [UInt8](repeating: invalid, count: 256)
        for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
        return values
    }()

    private static func encode(
        _ input: UnsafeRawBufferPointer,
        into output: UnsafeMutableBufferPointer<UInt8>,
        alphabet: UnsafeBufferPointer<UInt8>
    ) {
        var read = 0
        var written = 0
        func put(_ value: UInt32, _ characters: Int) {
            for index in 0..<characters {
                output[written + index] = alphabet[Int(value >> (18 - 6 * UInt32(index))) & 63]
            }
            written += characters
        }
        while read + 3 <= input.count {
            put(UInt32(input[read]) << 16 | UInt32(input[read + 1]) << 8 | UInt32(input[read + 2]), 4)
            read += 3
        }
        switch input.count - read {
        case 1: put(UInt32(input[read]) << 16, 2)
        case 2: put(UInt32(input[read]) << 16 | UInt32(input[read + 1]) << 8, 3)
        default: break
        }
    }

    private static func decode(_ input: UnsafeBufferPointer<UInt8>) -> Data? {
        guard input.count % 4 != 1 else { return nil }
        return Data(count: input.count / 4 * 3 + max(0, input.count % 4 - 1)) { output in
            values.withUnsafeBufferPointer { decode(input, into: output, values: $0) }
        }
    }

    /// Whether every character was valid and no bit was left over.
    private static func decode(
        _ input: UnsafeBufferPointer<UInt8>,
        into output: UnsafeMutablePointer<UInt8>,
        values: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        func value(_ index: Int) -> UInt8 { values[Int(input[index])] }
        var seen: UInt8 = 0
        var read = 0
        var written = 0
        while read + 4 <= input.count {
            let (a, b, c, d) = (value(read), value(read + 1), value(read + 2), value(read + 3))
            seen |= a | b | c | d
            output[written] = a << 2 | b >> 4
            output[written + 1] = b << 4 | c >> 2
            output[written + 2] = c << 6 | d
            read += 4
            written += 3
        }
        switch input.count - read {
        case 2:
            let (a, b) = (value(read), value(read + 1))
            output[written] = a << 2 | b >> 4
            return seen | a | b < 64 && b & 0x0F == 0
        case 3:
            let (a, b, c) = (value(read), value(read + 1), value(read + 2))
            output[written] = a << 2 | b >> 4
            output[written + 1] = b << 4 | c >> 2
            return seen | a | b | c < 64 && c & 0x03 == 0
        default:
            return seen < 64
        }
    }
}

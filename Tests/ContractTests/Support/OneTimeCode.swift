import Auth0Crypto
import Foundation

/// The code of an authenticator app (RFC 6238: SHA-1, six digits, thirty seconds), written for these tests alone.
enum OneTimeCode {
    static func now(_ secret: String, _ time: Date) -> String {
        let counter = UInt64(time.timeIntervalSince1970 / 30)
        let message = Data((0..<8).map { UInt8(truncatingIfNeeded: counter >> (8 * (7 - UInt64($0)))) })
        let hash = HMAC.authenticationCode(for: message, key: base32(secret), .sha1)
        let offset = Int(hash[hash.count - 1] & 0x0F)
        let number = hash[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
        let digits = String(number % 1_000_000)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// The secret in an `otpauth` URI.
    static func secret(in uri: String) -> String {
        URLComponents(string: uri)?.queryItems?.first { $0.name == "secret" }?.value ?? ""
    }

    private static func base32(_ text: String) -> Data {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
        var bits = 0
        var value = 0
        var bytes = Data()
        for character in text.uppercased() {
            guard let index = alphabet.firstIndex(of: character) else { continue }
            value = (value << 5 | index) & 0xFFFF
            bits += 5
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: value >> bits))
            }
        }
        return bytes
    }
}

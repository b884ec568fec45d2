package import FoundationEssentials

/// Where unpredictable bytes come from; tests give their own.
package protocol RandomSource: Sendable {
    /// Exactly `count` bytes.
    func bytes(_ count: Int) -> Data
}

extension RandomSource {
    /// A secret as text: `bytes` random bytes in base64url.
    package func token(bytes count: Int = 32) -> String {
        Base64URL.encode(bytes(count))
    }

    /// `count` decimal digits, each as likely as any other.
    ///
    /// A byte of 250 or more is thrown away: it would make the digits 0 to 5 likelier.
    package func digits(_ count: Int) -> String {
        var digits: [UInt8] = []
        digits.reserveCapacity(count)
        while digits.count < count {
            for byte in bytes(count - digits.count) where byte < 250 {
                digits.append(UInt8(ascii: "0") + byte % 10)
            }
        }
        return String(decoding: digits, as: UTF8.self)
    }
}

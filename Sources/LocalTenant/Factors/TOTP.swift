import Auth0Crypto
import FoundationEssentials

/// Codes that follow the time (RFC 6238): SHA-1, 30 seconds.
enum TOTP {
    static let period = 30
    static let digits = 6

    /// The number of periods since 1970.
    static func step(at date: Date) -> Int {
        Int((date.timeIntervalSince1970 / Double(period)).rounded(.down))
    }

    /// The code of a step (RFC 4226, section 5.3).
    static func code(_ secret: Data, step: Int, digits: Int = digits) -> String {
        let counter = Data((0..<8).reversed().map { UInt8(truncatingIfNeeded: step >> ($0 * 8)) })
        let mac = HMAC.authenticationCode(for: counter, key: secret, .sha1)
        let offset = Int((mac.last ?? 0) & 0x0F)
        let number = mac.dropFirst(offset).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
        let modulus = (0..<digits).reduce(UInt64(1)) { product, _ in product * 10 }
        let text = String(UInt64(number) % modulus)
        return String(repeating: "0", count: digits - text.count) + text
    }

    /// The step that `code` belongs to: this one, the one before or the next.
    ///
    /// - Parameter spent: the last step that was used; it and those before it are void.
    static func step(of code: String, secret: Data, at now: Date, after spent: Int?) -> Int? {
        let current = step(at: now)
        return (current - 1...current + 1).first { step in
            step > spent ?? .min && ConstantTime.equal(Self.code(secret, step: step), code)
        }
    }

    /// What an authenticator app reads from a QR code.
    static func barcodeURI(secret: String, account: String, _ more: [String: String] = [:]) -> String {
        let query =
            [
                "secret=\(secret)", "issuer=\(PercentEncoding.encode(issuer))", "algorithm=SHA1", "digits=\(digits)",
                "period=\(period)",
            ] + more.sorted { $0.key < $1.key }.map { "\($0.key)=\(PercentEncoding.encode($0.value))" }
        return "otpauth://totp/\(PercentEncoding.encode(issuer)):\(PercentEncoding.encode(account))?"
            + query.joined(separator: "&")
    }

    /// What the app shows above its codes.
    static let issuer = "local-tenant"
}

import Foundation

/// A token that was taken apart, with the values of the registered claims.
struct DecodedJWT: JWT {
    let header: [String: any Sendable]
    let body: [String: any Sendable]
    let signature: String?
    let string: String

    init(jwt: String) throws(JWTDecodeError) {
        let parts = jwt.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.count == 3 else { throw .invalidPartCount(jwt, parts.count) }
        header = try Self.object(in: parts[0])
        body = try Self.object(in: parts[1])
        signature = String(Substring(parts[2]))
        string = jwt
    }

    private static func object(in part: Substring.UTF8View) throws(JWTDecodeError) -> [String: any Sendable] {
        guard let bytes = Base64URL.decode(part) else { throw .invalidBase64URL(String(Substring(part))) }
        guard let object = JSONObject.read(bytes) else { throw .invalidJSON(String(Substring(part))) }
        return object
    }

    var expiresAt: Date? { claim(name: "exp").date }
    var issuer: String? { claim(name: "iss").string }
    var subject: String? { claim(name: "sub").string }
    var audience: [String]? { claim(name: "aud").array }
    var issuedAt: Date? { claim(name: "iat").date }
    var notBefore: Date? { claim(name: "nbf").date }
    var identifier: String? { claim(name: "jti").string }

    var expired: Bool { expires(by: Date()) }

    func expires(in seconds: Int) -> Bool {
        expires(by: Date(timeIntervalSinceNow: TimeInterval(seconds)))
    }

    /// Compares as numbers, so that an `exp` that is no time at all (the string "nan") counts as expired.
    func expires(by time: Date) -> Bool {
        guard let expiry = claim(name: "exp").double else { return false }
        return !(expiry > time.timeIntervalSince1970)
    }
}

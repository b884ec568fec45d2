import FoundationEssentials

extension JWK {
    /// The SHA-256 thumbprint in base64url: a name for the key that depends on nothing but the key (RFC 7638; for
    /// `OKP` keys RFC 8037 section 2).
    ///
    /// - Throws: ``CryptoError/unsupportedKey`` for kinds other than RSA, EC and OKP, ``CryptoError/invalidKey`` if a
    ///   required member is missing or malformed.
    package func thumbprint() throws(CryptoError) -> String {
        let members: [(name: String, value: String?)] =
            switch kty {
            case "RSA": [("e", e), ("kty", kty), ("n", n)]
            case "EC": [("crv", crv), ("kty", kty), ("x", x), ("y", y)]
            case "OKP": [("crv", crv), ("kty", kty), ("x", x)]
            default: throw .unsupportedKey
            }
        var json: [String] = []
        for (name, value) in members {
            // Every value is plain ASCII once checked, so it needs no escapes in JSON.
            guard let value, !value.isEmpty, value.utf8.allSatisfy(Self.isUnescaped) else { throw .invalidKey }
            json.append("\"\(name)\":\"\(value)\"")
        }
        return Base64URL.encode(Digest.hash(Data("{\(json.joined(separator: ","))}".utf8)))
    }

    private static func isUnescaped(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default:
            false
        }
    }
}

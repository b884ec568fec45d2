import Auth0Crypto
import Foundation

/// The keys that a tenant signs its tokens with (RFC 7517, 5).
public struct JWKS: Codable, Sendable, Equatable {
    /// The keys, in the tenant's order.
    public let keys: [JWK]

    /// Creates a set of keys.
    public init(keys: [JWK]) {
        self.keys = keys
    }

    /// The key with this id.
    public func key(id kid: String) -> JWK? {
        keys.first { $0.keyId == kid }
    }
}

/// One public key of a tenant (RFC 7517, 4).
///
/// Members that a key lacks are `nil`.
public struct JWK: Codable, Sendable, Equatable {
    /// The family of the key, such as `RSA`.
    public let keyType: String
    /// The id that a token's header names.
    public let keyId: String?
    /// What the key is for, such as `sig`.
    public let usage: String?
    /// The algorithm that the key is for, such as `RS256`.
    public let algorithm: String?
    /// Where the certificate chain can be fetched.
    public let certUrl: String?
    /// The SHA-1 thumbprint of the certificate, base64url.
    public let certThumbprint: String?
    /// The certificate chain, base64.
    public let certChain: [String]?
    /// The modulus of an RSA key, base64url.
    public let rsaModulus: String?
    /// The exponent of an RSA key, base64url.
    public let rsaExponent: String?

    private enum CodingKeys: String, CodingKey {
        case keyType = "kty"
        case keyId = "kid"
        case usage = "use"
        case algorithm = "alg"
        case certUrl = "x5u"
        case certThumbprint = "x5t"
        case certChain = "x5c"
        case rsaModulus = "n"
        case rsaExponent = "e"
    }
}

extension JWK {
    /// Reads a key; a member of the wrong kind counts as missing, so that one odd key does not hide the others.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) -> String? { try? members.decodeIfPresent(String.self, forKey: key) }
        keyType = text(.keyType) ?? ""
        keyId = text(.keyId)
        usage = text(.usage)
        algorithm = text(.algorithm)
        certUrl = text(.certUrl)
        certThumbprint = text(.certThumbprint)
        certChain = try? members.decodeIfPresent([String].self, forKey: .certChain)
        rsaModulus = text(.rsaModulus)
        rsaExponent = text(.rsaExponent)
    }

    /// The key as one that checks RS256 signatures; `nil` for a key of another kind or purpose.
    var rsaPublicKey: RSAPublicKey? {
        guard keyType == "RSA", usage == nil || usage == "sig", algorithm == nil || algorithm == "RS256",
            let modulus = rsaModulus.flatMap(Base64URL.decode), let exponent = rsaExponent.flatMap(Base64URL.decode)
        else { return nil }
        return try? RSAPublicKey(modulus: modulus, exponent: exponent)
    }
}

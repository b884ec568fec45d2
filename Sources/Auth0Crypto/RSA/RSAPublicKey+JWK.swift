import FoundationEssentials

extension RSAPublicKey {
    /// Makes a key from the `n` and `e` of a JWK (RFC 7518 section 6.3.1).
    ///
    /// - Throws: ``CryptoError/unsupportedKey`` for another kind or use, ``CryptoError/unsupportedAlgorithm`` for an
    ///   `alg` other than RS256 (none is fine), ``CryptoError/invalidKey`` for missing or malformed members.
    package convenience init(jwk: JWK) throws(CryptoError) {
        guard jwk.kty == "RSA", jwk.use == nil || jwk.use == "sig" else { throw .unsupportedKey }
        guard jwk.alg == nil || jwk.alg == "RS256" else { throw .unsupportedAlgorithm }
        guard let modulus = jwk.n.flatMap(Base64URL.decode), let exponent = jwk.e.flatMap(Base64URL.decode) else {
            throw .invalidKey
        }
        try self.init(modulus: modulus, exponent: exponent)
    }

    /// The key as a JWK, without any private member.
    package func jwk(keyID: String?, algorithm: String? = "RS256", use: String? = "sig") -> JWK {
        var jwk = JWK(kty: "RSA")
        jwk.kid = keyID
        jwk.alg = algorithm
        jwk.use = use
        jwk.n = Base64URL.encode(modulus)
        jwk.e = Base64URL.encode(exponent)
        return jwk
    }
}

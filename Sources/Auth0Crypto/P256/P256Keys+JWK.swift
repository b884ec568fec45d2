import COpenSSL
import FoundationEssentials

extension P256PublicKey {
    /// Makes a key from the `x` and `y` of a JWK (RFC 7518 section 6.2.1).
    ///
    /// - Throws: ``CryptoError/unsupportedKey`` for another kind, curve or use, ``CryptoError/unsupportedAlgorithm``
    ///   for an `alg` other than ES256 (none is fine), ``CryptoError/invalidKey`` for missing or malformed members.
    package convenience init(jwk: JWK) throws(CryptoError) {
        guard jwk.kty == "EC", jwk.crv == "P-256", jwk.use == nil || jwk.use == "sig" else { throw .unsupportedKey }
        guard jwk.alg == nil || jwk.alg == "ES256" else { throw .unsupportedAlgorithm }
        guard let x = jwk.x.flatMap(Base64URL.decode), let y = jwk.y.flatMap(Base64URL.decode) else {
            throw .invalidKey
        }
        try self.init(x: x, y: y)
    }

    /// The key as a JWK, without any private member.
    package func jwk(keyID: String?, algorithm: String? = "ES256", use: String? = "sig") -> JWK {
        var jwk = JWK(kty: "EC")
        jwk.kid = keyID
        jwk.alg = algorithm
        jwk.use = use
        jwk.crv = "P-256"
        jwk.x = Base64URL.encode(x)
        jwk.y = Base64URL.encode(y)
        return jwk
    }
}

extension P256PrivateKey {
    /// Makes a key from a JWK with the private member `d` (RFC 7518 section 6.2.2).
    ///
    /// - Throws: As for the public key; ``CryptoError/invalidKey`` also if `d` does not belong to the point.
    package convenience init(jwk: JWK) throws(CryptoError) {
        let publicKey = try P256PublicKey(jwk: jwk)
        guard let d = jwk.d.flatMap(Base64URL.decode), d.count == P256.fieldByteCount else { throw .invalidKey }
        var material = KeyMaterial()
        material.add(OSSL_PKEY_PARAM_GROUP_NAME, text: P256.groupName)
        material.add(OSSL_PKEY_PARAM_PUB_KEY, bytes: Data([0x04]) + publicKey.x + publicKey.y)
        material.add(OSSL_PKEY_PARAM_PRIV_KEY, number: d)
        guard let handle = material.key("EC", selection: a0_EVP_PKEY_KEYPAIR), handle.isConsistent else {
            throw .invalidKey
        }
        try self.init(handle: handle)
    }

    /// The key as a JWK **with its private member**: for a store of keys, never for a server.
    ///
    /// - Throws: ``CryptoError/invalidKey`` if OpenSSL does not give the member out.
    package func jwk(keyID: String?) throws(CryptoError) -> JWK {
        guard let d = handle.number(OSSL_PKEY_PARAM_PRIV_KEY, width: P256.fieldByteCount) else { throw .invalidKey }
        var jwk = publicKey.jwk(keyID: keyID)
        jwk.d = Base64URL.encode(d)
        return jwk
    }
}

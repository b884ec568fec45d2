import COpenSSL
import FoundationEssentials

extension RSAPrivateKey {
    /// Makes a key from a JWK with all private members (RFC 7518 section 6.3.2, without `oth`).
    ///
    /// - Throws: ``CryptoError/unsupportedKey`` or ``CryptoError/unsupportedAlgorithm`` as for the public key, and
    ///   ``CryptoError/invalidKey`` if a member is missing or the members do not belong together.
    package convenience init(jwk: JWK) throws(CryptoError) {
        let publicKey = try RSAPublicKey(jwk: jwk)
        var material = KeyMaterial()
        material.add(OSSL_PKEY_PARAM_RSA_N, number: publicKey.modulus)
        material.add(OSSL_PKEY_PARAM_RSA_E, number: publicKey.exponent)
        for (name, member) in Self.privateMembers {
            guard let number = jwk[keyPath: member].flatMap(Base64URL.decode), number.contains(where: { $0 != 0 }),
                number.count <= publicKey.modulus.count
            else { throw .invalidKey }
            material.add(name, number: number)
        }
        guard let handle = material.key("RSA", selection: a0_EVP_PKEY_KEYPAIR) else { throw .invalidKey }
        try self.init(handle: handle)
        try proveThatMembersBelongTogether()
    }

    /// The key as a JWK **with its private members**: for a store of keys, never for a client.
    ///
    /// - Throws: ``CryptoError/invalidKey`` if OpenSSL does not give the members out.
    package func jwk(keyID: String?) throws(CryptoError) -> JWK {
        var jwk = publicKey.jwk(keyID: keyID)
        for (name, member) in Self.privateMembers {
            guard let number = handle.number(name) else { throw .invalidKey }
            jwk[keyPath: member] = Base64URL.encode(number)
        }
        return jwk
    }

    /// OpenSSL's names beside the JWK's.
    ///
    /// Swift cannot import the macros of all but the first.
    private static var privateMembers: [(name: String, member: WritableKeyPath<JWK, String?>)] {
        [
            (OSSL_PKEY_PARAM_RSA_D, \.d), ("rsa-factor1", \.p), ("rsa-factor2", \.q),
            ("rsa-exponent1", \.dp), ("rsa-exponent2", \.dq), ("rsa-coefficient1", \.qi),
        ]
    }

    /// A full check of the primes takes seconds; a signature that verifies shows all that we use.
    private func proveThatMembersBelongTogether() throws(CryptoError) {
        let probe = Data("probe".utf8)
        guard let signature = try? sign(probe), publicKey.isValidSignature(signature, for: probe) else {
            throw .invalidKey
        }
    }
}

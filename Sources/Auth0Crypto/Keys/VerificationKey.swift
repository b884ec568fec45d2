import COpenSSL
package import FoundationEssentials

/// A public key of one of the kinds that we verify with.
package enum VerificationKey: Sendable {
    case rsa(RSAPublicKey)
    case p256(P256PublicKey)
    case ed25519(Ed25519PublicKey)

    /// Whether `signature` is right for `message`: RS256, ES256 in DER, or EdDSA, by the kind of key.
    package func isValidSignature(_ signature: Data, for message: Data) -> Bool {
        switch self {
        case .rsa(let key): key.isValidSignature(signature, for: message)
        case .p256(let key): key.isValidSignature(der: signature, for: message)
        case .ed25519(let key): key.isValidSignature(signature, for: message)
        }
    }
}

extension VerificationKey {
    /// The public part of a key of OpenSSL's.
    ///
    /// - Throws: ``CryptoError/unsupportedKey`` for another kind, ``CryptoError/invalidKey`` for one out of bounds.
    init(handle: PublicKeyHandle) throws(CryptoError) {
        if let key = try P256PublicKey(handle: handle) {
            self = .p256(key)
        } else if handle.isRSA, let modulus = handle.number(OSSL_PKEY_PARAM_RSA_N),
            let exponent = handle.number(OSSL_PKEY_PARAM_RSA_E)
        {
            self = .rsa(try RSAPublicKey(modulus: modulus, exponent: exponent))
        } else if handle.isEd25519 {
            var count = 32
            let raw = Data(count: count) { EVP_PKEY_get_raw_public_key(handle.pointer, $0, &count) == 1 }
            guard let raw else { throw .invalidKey }
            self = .ed25519(try Ed25519PublicKey(rawRepresentation: raw))
        } else {
            throw .unsupportedKey
        }
    }
}

import COpenSSL
package import FoundationEssentials

/// An Ed25519 key that verifies signatures (RFC 8032), as `EdDSA` of RFC 8037 uses it.
package final class Ed25519PublicKey: Sendable {
    /// The key's 32 bytes.
    package let rawRepresentation: Data

    private let handle: PublicKeyHandle

    /// Makes a key from its 32 bytes.
    ///
    /// - Throws: ``CryptoError/invalidKey``.
    package init(rawRepresentation: Data) throws(CryptoError) {
        guard rawRepresentation.count == 32,
            let pointer = rawRepresentation.withBytes({ EVP_PKEY_new_raw_public_key_ex(nil, "ED25519", nil, $0, $1) })
        else {
            ERR_clear_error()
            throw .invalidKey
        }
        self.rawRepresentation = Data(rawRepresentation)
        handle = PublicKeyHandle(owning: pointer)
    }

    /// Makes a key from the `x` of a JWK (RFC 8037 section 2).
    ///
    /// - Throws: ``CryptoError/unsupportedKey`` for another kind, curve or use, ``CryptoError/unsupportedAlgorithm``
    ///   for an `alg` other than EdDSA (none is fine), ``CryptoError/invalidKey`` for a malformed member.
    package convenience init(jwk: JWK) throws(CryptoError) {
        guard jwk.kty == "OKP", jwk.crv == "Ed25519", jwk.use == nil || jwk.use == "sig" else { throw .unsupportedKey }
        guard jwk.alg == nil || jwk.alg == "EdDSA" || jwk.alg == "Ed25519" else { throw .unsupportedAlgorithm }
        guard let x = jwk.x.flatMap(Base64URL.decode) else { throw .invalidKey }
        try self.init(rawRepresentation: x)
    }

    /// Whether the 64 bytes of `signature` are the signature of `message`.
    package func isValidSignature(_ signature: Data, for message: Data) -> Bool {
        guard signature.count == 64, let context = EVP_MD_CTX_new() else { return false }
        defer { EVP_MD_CTX_free(context) }
        guard EVP_DigestVerifyInit_ex(context, nil, nil, nil, nil, handle.pointer, nil) == 1 else {
            ERR_clear_error()
            return false
        }
        let result = signature.withBytes { signature, signatureCount in
            message.withBytes { EVP_DigestVerify(context, signature, signatureCount, $0, $1) }
        }
        if result != 1 { ERR_clear_error() }
        return result == 1
    }
}

import COpenSSL
package import FoundationEssentials

/// An RSA key that makes RS256 signatures.
package final class RSAPrivateKey: Sendable {
    package let publicKey: RSAPublicKey

    let handle: PublicKeyHandle
    private let contexts: ContextPool<SignatureContext>

    /// Generates a key with the exponent 65537.
    ///
    /// It takes tenths of a second, for large keys seconds.
    ///
    /// - Throws: ``CryptoError/keyGenerationFailed``, also for a size outside of ``RSAPublicKey/supportedBits``.
    package convenience init(generatingBits bits: Int = 2048) throws(CryptoError) {
        guard RSAPublicKey.supportedBits.contains(bits),
            let handle = PublicKeyHandle.generate(
                "RSA",
                configure: { EVP_PKEY_CTX_set_rsa_keygen_bits($0, Int32(bits)) == 1 }
            )
        else { throw .keyGenerationFailed }
        try self.init(handle: handle)
    }

    init(handle: PublicKeyHandle) throws(CryptoError) {
        guard let modulus = handle.number(OSSL_PKEY_PARAM_RSA_N), let exponent = handle.number(OSSL_PKEY_PARAM_RSA_E)
        else { throw .invalidKey }
        self.handle = handle
        publicKey = try RSAPublicKey(modulus: modulus, exponent: exponent)
        contexts = ContextPool { SignatureContext(key: handle, purpose: .signing) }
    }

    /// The RS256 signature of `message`, as long as the modulus.
    ///
    /// - Throws: ``CryptoError/signingFailed``.
    package func sign(_ message: Data) throws(CryptoError) -> Data {
        let count = publicKey.modulus.count
        guard let signature = contexts.withContext({ $0.signature(of: message, maximumByteCount: count) }) else {
            throw .signingFailed
        }
        return signature
    }
}

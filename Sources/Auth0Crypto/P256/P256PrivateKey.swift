import COpenSSL
package import FoundationEssentials

/// A P-256 key that makes ES256 signatures.
package final class P256PrivateKey: Sendable {
    package let publicKey: P256PublicKey

    let handle: PublicKeyHandle
    private let contexts: ContextPool<SignatureContext>

    /// Generates a key.
    ///
    /// - Throws: ``CryptoError/keyGenerationFailed``.
    package convenience init() throws(CryptoError) {
        let handle = PublicKeyHandle.generate("EC") { EVP_PKEY_CTX_set_group_name($0, P256.groupName) == 1 }
        guard let handle else { throw .keyGenerationFailed }
        try self.init(handle: handle)
    }

    init(handle: PublicKeyHandle) throws(CryptoError) {
        guard let publicKey = try P256PublicKey(handle: handle) else { throw .unsupportedKey }
        self.handle = handle
        self.publicKey = publicKey
        contexts = ContextPool { SignatureContext(key: handle, purpose: .signing) }
    }

    /// The ES256 signature of `message`: `r` and `s`, 32 bytes each.
    ///
    /// - Throws: ``CryptoError/signingFailed``.
    package func sign(_ message: Data) throws(CryptoError) -> Data {
        guard let signature = ECDSASignature.raw(fromDER: try signInDER(message)) else { throw .signingFailed }
        return signature
    }

    /// The ES256 signature of `message` in DER.
    ///
    /// - Throws: ``CryptoError/signingFailed``.
    package func signInDER(_ message: Data) throws(CryptoError) -> Data {
        let signature = contexts.withContext {
            $0.signature(of: message, maximumByteCount: P256.maximumDERByteCount)
        }
        guard let signature else { throw .signingFailed }
        return signature
    }
}

extension P256PublicKey {
    /// The public part of a key of OpenSSL's; `nil` if it is of another kind.
    convenience init?(handle: PublicKeyHandle) throws(CryptoError) {
        guard handle.isP256 else { return nil }
        guard let x = handle.number(OSSL_PKEY_PARAM_EC_PUB_X, width: P256.fieldByteCount),
            let y = handle.number(OSSL_PKEY_PARAM_EC_PUB_Y, width: P256.fieldByteCount)
        else { throw .invalidKey }
        try self.init(x: x, y: y)
    }
}

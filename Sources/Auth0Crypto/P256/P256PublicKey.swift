import COpenSSL
package import FoundationEssentials

/// A P-256 key that verifies ES256 signatures.
package final class P256PublicKey: Sendable {
    /// The coordinates of the point, 32 bytes each, big-endian.
    package let x: Data
    package let y: Data

    private let contexts: ContextPool<SignatureContext>

    /// Makes a key from the coordinates of its point.
    ///
    /// - Throws: ``CryptoError/invalidKey`` if they are not 32 bytes each, or the point is not on the curve.
    package init(x: Data, y: Data) throws(CryptoError) {
        guard x.count == P256.fieldByteCount, y.count == P256.fieldByteCount else { throw .invalidKey }
        var material = KeyMaterial()
        material.add(OSSL_PKEY_PARAM_GROUP_NAME, text: P256.groupName)
        // OpenSSL refuses a point here that is not on the curve.
        material.add(OSSL_PKEY_PARAM_PUB_KEY, bytes: Data([0x04]) + x + y)
        guard let handle = material.key("EC", selection: a0_EVP_PKEY_PUBLIC_KEY) else { throw .invalidKey }
        self.x = Data(x)
        self.y = Data(y)
        contexts = ContextPool { SignatureContext(key: handle, purpose: .verification) }
    }

    /// Whether `signature`, `r` and `s` in 32 bytes each, is the ES256 signature of `message`.
    package func isValidSignature(_ signature: Data, for message: Data) -> Bool {
        guard let der = ECDSASignature.der(fromRaw: signature) else { return false }
        return isValidSignature(der: der, for: message)
    }

    /// Whether `signature`, in DER, is the ES256 signature of `message`.
    package func isValidSignature(der signature: Data, for message: Data) -> Bool {
        guard signature.count <= P256.maximumDERByteCount else { return false }
        return contexts.withContext { $0.isValid(signature, for: message) } ?? false
    }
}

import COpenSSL
package import FoundationEssentials

/// An RSA key that verifies RS256 signatures.
///
/// Parse a key once and keep it: to parse takes as long as to verify.
package final class RSAPublicKey: Sendable {
    /// The sizes that are accepted, in bits.
    ///
    /// Smaller keys are too weak (NIST SP 800-131A), larger ones are a way to keep us busy.
    package static let supportedBits = 2048...8192

    /// The modulus, big-endian, without leading zeros.
    package let modulus: Data
    /// The public exponent, big-endian, without leading zeros.
    package let exponent: Data

    private let contexts: ContextPool<SignatureContext>

    /// Makes a key from its numbers, big-endian.
    ///
    /// - Throws: ``CryptoError/invalidKey`` if the modulus is not an odd number of 2048 to 8192 bits, or the exponent
    ///   not an odd number above 1 of at most 64 bits.
    package init(modulus: Data, exponent: Data) throws(CryptoError) {
        let modulus = Self.withoutLeadingZeros(modulus)
        let exponent = Self.withoutLeadingZeros(exponent)
        guard modulus.count <= Self.supportedBits.upperBound / 8, modulus.last.map({ $0 & 1 }) == 1,
            exponent.count <= 8, exponent.last.map({ $0 & 1 }) == 1, exponent != Data([1])
        else { throw .invalidKey }
        var material = KeyMaterial()
        material.add(OSSL_PKEY_PARAM_RSA_N, number: modulus)
        material.add(OSSL_PKEY_PARAM_RSA_E, number: exponent)
        guard let handle = material.key("RSA", selection: a0_EVP_PKEY_PUBLIC_KEY),
            Self.supportedBits.contains(handle.bits)
        else { throw .invalidKey }
        self.modulus = modulus
        self.exponent = exponent
        contexts = ContextPool { SignatureContext(key: handle, purpose: .verification) }
    }

    /// Whether `signature` is the RS256 signature of `message`.
    package func isValidSignature(_ signature: Data, for message: Data) -> Bool {
        guard signature.count == modulus.count else { return false }
        return contexts.withContext { $0.isValid(signature, for: message) } ?? false
    }

    private static func withoutLeadingZeros(_ number: Data) -> Data {
        Data(number.drop { $0 == 0 })
    }
}

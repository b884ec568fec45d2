/// A cryptographic operation that could not be done.
///
/// The texts are static: no key, token or message ever reaches them.
package struct CryptoError: Error, Sendable, Equatable {
    private enum Base {
        case invalidKey
        case unsupportedKey
        case signingFailed
        case malformedToken
        case unsupportedAlgorithm
        case keyGenerationFailed
        case encryptionFailed
        case decryptionFailed
        case derivationFailed
        case malformedCertificate
    }

    private let base: Base

    /// The key's members are missing, malformed, out of bounds, or do not belong together.
    package static let invalidKey = Self(base: .invalidKey)
    /// The key is of a kind or has a use that the operation does not serve.
    package static let unsupportedKey = Self(base: .unsupportedKey)
    package static let signingFailed = Self(base: .signingFailed)
    package static let malformedToken = Self(base: .malformedToken)
    package static let unsupportedAlgorithm = Self(base: .unsupportedAlgorithm)
    package static let keyGenerationFailed = Self(base: .keyGenerationFailed)
    package static let encryptionFailed = Self(base: .encryptionFailed)
    /// The key is not the one that sealed the data, or the data was changed; which of the two cannot be told.
    package static let decryptionFailed = Self(base: .decryptionFailed)
    package static let derivationFailed = Self(base: .derivationFailed)
    package static let malformedCertificate = Self(base: .malformedCertificate)
}

extension CryptoError: CustomStringConvertible {
    package var description: String {
        switch base {
        case .invalidKey:
            "The key is not valid. Check that its members are complete, in base64url, and within the supported sizes."
        case .unsupportedKey:
            "The key is of another kind than this operation needs. Use a key of the kind that it names."
        case .signingFailed:
            "The message could not be signed with this key. Check that the key is complete."
        case .malformedToken:
            "The token is not a compact JWS: three base64url parts, the first a JSON object with an \"alg\"."
        case .unsupportedAlgorithm:
            "The algorithm is not supported. Use one that the operation names."
        case .keyGenerationFailed:
            "No key could be generated. Ask for a supported size and check that OpenSSL works on this machine."
        case .encryptionFailed:
            "The data could not be encrypted. Give at most 2 GiB, a key of 32 bytes and a nonce of 12."
        case .decryptionFailed:
            "The data could not be decrypted. Check that the key is the one that encrypted it, and the data unchanged."
        case .derivationFailed:
            "No key could be derived. Give a cost that is a power of two, and parameters that need at most 512 MiB."
        case .malformedCertificate:
            "The certificate is not X.509 in DER, or holds an extension twice. Give the DER bytes of one certificate."
        }
    }
}

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
        }
    }
}

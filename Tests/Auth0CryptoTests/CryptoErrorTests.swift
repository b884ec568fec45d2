import Testing

@testable import Auth0Crypto

@Suite struct CryptoErrors {
    @Test func sayEachSomethingElse() {
        let errors: [CryptoError] = [
            .invalidKey, .unsupportedKey, .signingFailed, .malformedToken, .unsupportedAlgorithm, .keyGenerationFailed,
            .encryptionFailed, .decryptionFailed, .derivationFailed, .malformedCertificate,
        ]
        #expect(Set(errors.map(\.description)).count == errors.count)
    }
}

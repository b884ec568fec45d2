import Testing

@testable import Auth0WebAuthn

@Suite struct WebAuthnErrors {
    @Test func sayEachSomethingElse() {
        let errors: [WebAuthnError] = [
            .malformedClientData, .wrongType, .wrongChallenge, .wrongOrigin, .malformedAttestation,
            .malformedAuthenticatorData, .wrongRelyingParty, .userNotPresent, .userNotVerified,
            .inconsistentBackupState, .malformedPublicKey, .unsupportedAlgorithm, .unsupportedAttestation,
            .invalidAttestation, .wrongCredential, .invalidSignature, .signCountNotIncreased,
        ]
        #expect(Set(errors.map(\.description)).count == errors.count)
    }
}

package import FoundationEssentials

/// A registration that was checked.
package struct Registration: Sendable, Equatable {
    package let credential: RegisteredCredential
    package let flags: AuthenticatorFlags
    /// The model of the authenticator (AAGUID), 16 bytes; all zero if it does not say.
    package let authenticatorModel: Data
    package let attestation: Attestation
}

extension RelyingParty {
    /// Checks the answer to `navigator.credentials.create()` (WebAuthn section 7.1).
    ///
    /// Two things are the caller's: that the challenge is used once, and that the credential's id is new.
    ///
    /// - Parameters:
    ///   - clientDataJSON: The bytes as the browser gave them.
    ///   - attestationObject: The bytes as the browser gave them.
    ///   - challenge: What was given out.
    ///   - credentialID: The id that the browser named beside the answer, if any.
    ///   - algorithms: What was offered as `pubKeyCredParams`.
    ///   - requiresUserVerification: Whether the authenticator must have checked who uses it.
    /// - Throws: ``WebAuthnError``.
    package func verifyRegistration(
        clientDataJSON: Data,
        attestationObject: Data,
        challenge: Data,
        credentialID: Data? = nil,
        algorithms: [COSEAlgorithm] = COSEAlgorithm.allCases,
        requiresUserVerification: Bool
    ) throws(WebAuthnError) -> Registration {
        let clientData = try ClientData(json: clientDataJSON)
        try clientData.check(.registration, challenge: challenge, for: self)
        let object = try AttestationObject(attestationObject)
        let data = object.authenticatorData
        try check(data, requiresUserVerification: requiresUserVerification)
        guard let attested = data.attestedCredential else { throw .malformedAuthenticatorData }
        guard algorithms.contains(attested.publicKey.algorithm) else { throw .unsupportedAlgorithm }
        guard credentialID == nil || credentialID == attested.credentialID else { throw .wrongCredential }
        let attestation = try object.attestation(clientDataHash: clientData.hash)
        let credential = RegisteredCredential(
            id: attested.credentialID,
            publicKey: attested.publicKey,
            signCount: data.signCount,
            isBackupEligible: data.flags.contains(.backupEligible)
        )
        return Registration(
            credential: credential,
            flags: data.flags,
            authenticatorModel: attested.authenticatorModel,
            attestation: attestation
        )
    }
}

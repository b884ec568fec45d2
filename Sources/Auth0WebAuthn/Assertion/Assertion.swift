package import FoundationEssentials

/// A sign-in with a passkey that was checked.
package struct Assertion: Sendable, Equatable {
    /// The credential with its new count: store it.
    package let credential: RegisteredCredential
    package let flags: AuthenticatorFlags
}

extension RelyingParty {
    /// Checks the answer to `navigator.credentials.get()` (WebAuthn section 7.2).
    ///
    /// Three things are the caller's: that the challenge is used once, that `credential` is the one that the answer
    /// names, and that it belongs to the person of the answer's `userHandle`.
    ///
    /// - Parameters:
    ///   - clientDataJSON: The bytes as the browser gave them.
    ///   - authenticatorData: The bytes as the browser gave them.
    ///   - signature: The bytes as the browser gave them.
    ///   - challenge: What was given out.
    ///   - credential: The passkey as it was stored.
    ///   - requiresUserVerification: Whether the authenticator must have checked who uses it.
    /// - Throws: ``WebAuthnError``.
    package func verifyAssertion(
        clientDataJSON: Data,
        authenticatorData: Data,
        signature: Data,
        challenge: Data,
        credential: RegisteredCredential,
        requiresUserVerification: Bool
    ) throws(WebAuthnError) -> Assertion {
        let clientData = try ClientData(json: clientDataJSON)
        try clientData.check(.assertion, challenge: challenge, for: self)
        let data = try AuthenticatorData(authenticatorData)
        try check(data, requiresUserVerification: requiresUserVerification)
        guard data.flags.contains(.backupEligible) == credential.isBackupEligible else {
            throw .inconsistentBackupState
        }
        guard credential.publicKey.isValidSignature(signature, for: authenticatorData + clientData.hash) else {
            throw .invalidSignature
        }
        // An authenticator that does not count says 0 for ever.
        guard data.signCount > credential.signCount || (data.signCount == 0 && credential.signCount == 0) else {
            throw .signCountNotIncreased
        }
        var updated = credential
        updated.signCount = data.signCount
        return Assertion(credential: updated, flags: data.flags)
    }
}

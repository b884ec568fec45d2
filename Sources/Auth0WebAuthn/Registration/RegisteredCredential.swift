package import FoundationEssentials

/// A passkey as it is kept after its registration.
package struct RegisteredCredential: Sendable, Equatable {
    package let id: Data
    package let publicKey: CredentialPublicKey
    /// The last count that was seen; store the new one after each assertion.
    package var signCount: UInt32
    /// Whether it may be copied to other devices; never changes.
    package let isBackupEligible: Bool

    package init(id: Data, publicKey: CredentialPublicKey, signCount: UInt32, isBackupEligible: Bool) {
        self.id = id
        self.publicKey = publicKey
        self.signCount = signCount
        self.isBackupEligible = isBackupEligible
    }
}

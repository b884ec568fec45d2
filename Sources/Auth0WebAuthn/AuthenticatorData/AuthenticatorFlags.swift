/// What an authenticator says about the moment and about the passkey (WebAuthn section 6.1).
package struct AuthenticatorFlags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Somebody was there, for example touched it.
    package static let userPresent = Self(rawValue: 1 << 0)
    /// It was the owner, by PIN, fingerprint or face.
    package static let userVerified = Self(rawValue: 1 << 2)
    /// The passkey may be copied to other devices of its owner, which is fixed at registration.
    package static let backupEligible = Self(rawValue: 1 << 3)
    /// The passkey is copied.
    package static let backedUp = Self(rawValue: 1 << 4)
    package static let attestedCredentialIncluded = Self(rawValue: 1 << 6)
    package static let extensionsIncluded = Self(rawValue: 1 << 7)
}

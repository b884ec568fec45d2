import Auth0Crypto
import FoundationEssentials

/// The site that passkeys are made for, and the pages that may ask for them.
package struct RelyingParty: Sendable, Equatable {
    /// A domain, without scheme and port.
    package let id: String
    /// The origins of its pages, spelled as browsers do: `https://example.org`, `http://localhost:8080`.
    package var origins: Set<String>
    /// Whether its pages may ask from inside a frame of another origin.
    package var allowsFrames = false
    /// The origins whose pages may hold such a frame, as far as the browser names one.
    package var topOrigins: Set<String> = []

    package init(id: String, origins: Set<String>) {
        self.id = id
        self.origins = origins
    }

    /// What is checked alike in both ceremonies (WebAuthn sections 7.1 and 7.2).
    func check(_ data: AuthenticatorData, requiresUserVerification: Bool) throws(WebAuthnError) {
        guard data.relyingPartyHash == Digest.hash(Data(id.utf8)) else { throw .wrongRelyingParty }
        guard data.flags.contains(.userPresent) else { throw .userNotPresent }
        guard !requiresUserVerification || data.flags.contains(.userVerified) else { throw .userNotVerified }
        guard data.flags.contains(.backupEligible) || !data.flags.contains(.backedUp) else {
            throw .inconsistentBackupState
        }
    }
}

import Auth0Crypto
import Auth0WebAuthn
import FoundationEssentials

/// A passkey as it is kept.
struct Passkey: Codable, Sendable, Equatable {
    /// In base64url.
    let credentialID: String
    /// As a COSE_Key.
    let publicKey: Data
    var signCount: UInt32
    let isBackupEligible: Bool
    var isBackedUp: Bool
    /// In base64url; the person as the authenticator knows them.
    let userHandle: String
    /// The model of the authenticator, as a UUID.
    let model: String
    let relyingPartyID: String
    let transports: [String]
    let userAgent: String?

    init(
        _ registration: Registration,
        userHandle: String,
        relyingPartyID: String,
        transports: [String],
        userAgent: String?
    ) {
        credentialID = Base64URL.encode(registration.credential.id)
        publicKey = registration.credential.publicKey.encoded
        signCount = registration.credential.signCount
        isBackupEligible = registration.credential.isBackupEligible
        isBackedUp = registration.flags.contains(.backedUp)
        self.userHandle = userHandle
        model = Self.uuid(registration.authenticatorModel)
        self.relyingPartyID = relyingPartyID
        self.transports = transports
        self.userAgent = userAgent
    }

    private static func uuid(_ bytes: Data) -> String {
        let hex = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        var rest = hex[...]
        return [8, 4, 4, 4, 12].map { count in
            defer { rest = rest.dropFirst(count) }
            return String(rest.prefix(count))
        }.joined(separator: "-")
    }
}

extension TenantSecret {
    /// The person as authenticators know them: the same each time, and telling nothing.
    func userHandle(for userID: String) -> String {
        Base64URL.encode(HMAC.authenticationCode(for: Data("passkey:\(userID)".utf8), key: bytes, .sha256))
    }
}

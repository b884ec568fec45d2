/// A kind of proof that a person can enrol.
public enum TenantFactor: String, Sendable, Hashable, Codable, CaseIterable {
    /// A passkey (WebAuthn).
    case passkey
    /// A code by e-mail.
    case email
    /// A code by SMS or call.
    case phone
    /// A code that an authenticator app computes (RFC 6238).
    case totp
    /// An approval on another device; here the inbox page.
    case pushNotification = "push-notification"
    /// A code that was written down.
    case recoveryCode = "recovery-code"
}

extension TenantFactor {
    /// What it is good for: to sign in by itself, or beside something else.
    var usage: [String] { self == .passkey ? ["primary"] : ["secondary"] }

    /// Whether it answers `mfa_required`.
    var isSecondFactor: Bool { self != .passkey }
}

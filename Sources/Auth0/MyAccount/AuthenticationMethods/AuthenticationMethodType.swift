/// A kind of authentication method that this version knows.
public enum AuthenticationMethodType: String, Sendable, Hashable, CaseIterable {
    /// A password of a database connection.
    case password
    /// A passkey.
    case passkey
    /// A second factor in the device.
    case webauthnPlatform = "webauthn-platform"
    /// A security key as second factor.
    case webauthnRoaming = "webauthn-roaming"
    /// An app that makes one-time passwords (RFC 6238).
    case totp
    /// A phone number that gets codes.
    case phone
    /// An e-mail address that gets codes.
    case email
    /// An app that gets push notifications.
    case pushNotification = "push-notification"
    /// A recovery code.
    case recoveryCode = "recovery-code"
}

/// How codes reach a phone.
public enum PreferredAuthenticationMethod: String, Sendable, Hashable, CaseIterable {
    /// By text message.
    case sms
    /// By a call.
    case voice
}

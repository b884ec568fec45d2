/// The kinds of authentication methods that the API knows by name; not all can be enrolled here.
enum MyAccountMethodType: String, Sendable, CaseIterable {
    case password
    case passkey
    case webAuthnPlatform = "webauthn-platform"
    case webAuthnRoaming = "webauthn-roaming"
    case totp
    case phone
    case email
    case pushNotification = "push-notification"
    case recoveryCode = "recovery-code"

    /// `nil` for a kind that cannot be enrolled.
    var factor: TenantFactor? { TenantFactor(rawValue: rawValue) }
}

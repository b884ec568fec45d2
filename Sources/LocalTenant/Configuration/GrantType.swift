/// What a client may ask the token endpoint for; the value of `grant_type`.
public struct GrantType: RawRepresentable, Sendable, Hashable, Codable {
    /// The value on the wire.
    public let rawValue: String

    /// A grant by its value on the wire.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A code that came by e-mail or SMS.
    public static let passwordlessOTP = GrantType(rawValue: "http://auth0.com/oauth/grant-type/passwordless/otp")
    /// A refresh token (RFC 6749, section 6).
    public static let refreshToken = GrantType(rawValue: "refresh_token")

    /// What browser sign-in gave (RFC 6749, section 4.1).
    public static let authorizationCode = GrantType(rawValue: "authorization_code")
    /// `mfa_required`, answered with a code of an authenticator app.
    public static let mfaOTP = GrantType(rawValue: "http://auth0.com/oauth/grant-type/mfa-otp")
    /// `mfa_required`, answered with a code that was sent, or an approval.
    public static let mfaOOB = GrantType(rawValue: "http://auth0.com/oauth/grant-type/mfa-oob")
    /// `mfa_required`, answered with a recovery code.
    public static let mfaRecoveryCode = GrantType(rawValue: "http://auth0.com/oauth/grant-type/mfa-recovery-code")

    /// Every grant that this tenant emulates.
    public static let known = [passwordlessOTP, refreshToken, authorizationCode, mfaOTP, mfaOOB, mfaRecoveryCode]
}

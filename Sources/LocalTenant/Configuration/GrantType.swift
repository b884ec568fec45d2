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

    /// Every grant that this tenant emulates.
    public static let known = [passwordlessOTP, refreshToken]
}

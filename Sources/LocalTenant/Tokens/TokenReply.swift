/// What the token endpoint answers with (RFC 6749, section 5.1, and OpenID Connect).
struct TokenReply: Sendable, Encodable {
    let accessToken: String
    let idToken: String?
    let refreshToken: String?
    let tokenType = "Bearer"
    let expiresIn: Int
    let scope: String
    /// The recovery code that takes the place of the one just used.
    var recoveryCode: String?

    enum CodingKeys: String, CodingKey {
        case accessToken = "access_token"
        case idToken = "id_token"
        case refreshToken = "refresh_token"
        case tokenType = "token_type"
        case expiresIn = "expires_in"
        case scope
        case recoveryCode = "recovery_code"
    }
}

/// Refusals of a token that a caller holds.
extension OAuthError {
    static let badRefreshToken = OAuthError(403, "invalid_grant", "Unknown or invalid refresh token.")
    static let refreshTokenOfDeletedUser = OAuthError(
        403,
        "invalid_grant",
        "The refresh_token was generated for a user who doesn't exist anymore."
    )

    static func audienceNotAllowed(_ audience: String) -> Self {
        OAuthError(403, "access_denied", "The client may not use its refresh token for the audience: \(audience)")
    }

    static let missingBearer = OAuthError(
        401,
        "invalid_token",
        "Missing access token",
        headers: ["WWW-Authenticate": "Bearer"]
    )
    static let badAccessToken = OAuthError(
        401,
        "invalid_token",
        "Unknown, expired or otherwise invalid access token",
        headers: ["WWW-Authenticate": #"Bearer error="invalid_token""#]
    )
    static let openIDScopeMissing = OAuthError(
        401,
        "invalid_token",
        "The access token lacks the scope openid",
        headers: ["WWW-Authenticate": #"Bearer error="invalid_token""#]
    )
}

/// Refusals of browser sign-in.
extension OAuthError {
    // Shown on a page, since nobody knows whether the address to return to is the application's.

    static let authorizeUnknownClient = OAuthError(
        400,
        "invalid_client",
        "There is no application with this client_id."
    )

    static func callbackNotAllowed(_ uri: String) -> Self {
        OAuthError(
            403,
            "callback_not_allowed",
            "The redirect_uri is not among the application's callback URLs: \(uri.prefix(longestShown))"
        )
    }

    static func logoutURLNotAllowed(_ uri: String) -> Self {
        OAuthError(
            400,
            "logout_url_not_allowed",
            "The returnTo URL is not among the allowed logout URLs: \(uri.prefix(longestShown))"
        )
    }

    private static let longestShown = 300

    static let requestURINotEmulated = OAuthError(
        400,
        "request_uri_not_supported",
        "This local tenant does not emulate pushed authorization requests."
    )
    static let loginIsOver = OAuthError(400, "login_is_over", "This sign-in is over, or it began in another browser.")
    static let foreignForm = OAuthError(403, "forbidden_origin", "The form was sent by another site's page.")

    // Sent to the application.

    static func responseTypeNotSupported(_ type: String) -> Self {
        OAuthError(400, "unsupported_response_type", "This local tenant does not emulate the response type: \(type)")
    }

    static let challengeMethodNotSupported = invalidRequest("code_challenge_method must be S256")
    static let badCodeChallenge = invalidRequest("code_challenge must be a SHA-256 in base64url, 43 characters long")
    static let badPrompt = invalidRequest("prompt must be none, login, consent or select_account; none stands alone")
    static let noConnections = invalidRequest("no connections enabled for the client")
    static let requestObjectNotEmulated = OAuthError(
        400,
        "request_not_supported",
        "This local tenant does not emulate request objects"
    )

    static func connectionNotUsable(_ name: String) -> Self {
        invalidRequest("The connection cannot be used for browser sign-in: \(name)")
    }

    static let loginRequired = OAuthError(403, "login_required", "Login required")
    static let loginCancelled = OAuthError(403, "access_denied", "The person did not sign in")
    static let deniedToBlockedUser = OAuthError(403, "access_denied", "user is blocked")
    static let deniedToNewUser = OAuthError(403, "access_denied", "Public signup is disabled")

    // At /oauth/token.

    static let badAuthorizationCode = OAuthError(403, "invalid_grant", "Invalid authorization code")
    static let badCodeVerifier = OAuthError(403, "invalid_grant", "Failed to verify code verifier")
    static let redirectURIMismatch = OAuthError(
        403,
        "invalid_grant",
        "The redirect_uri is not the one that the authorization code was asked for with"
    )
}

/// Refusals on the passwordless road (the texts are compared by clients, byte for byte).
extension OAuthError {
    static func missingProperty(_ name: String, code: String? = nil) -> Self {
        OAuthError(400, code ?? "bad.\(name)", "Missing required property: \(name)")
    }

    static let startUnknownClient = OAuthError(400, "bad.client_id", "Client does not exist")
    static let connectionMissing = OAuthError(400, "bad.connection", "Connection does not exist")
    static let connectionDisabled = OAuthError(400, "bad.connection", "Connection is disabled")
    static let signUpDisabled = OAuthError(400, "bad.connection", "Public signup is disabled")
    static let connectionNotPasswordless = OAuthError(
        400,
        "bad.connection",
        "Invalid connection strategy. It must either be a passwordless connection"
    )

    static func badEmail(_ value: String) -> Self {
        OAuthError(400, "bad.email", "error in email - email format validation failed: \(value)")
    }

    static let badPhoneNumber = OAuthError(
        400,
        "bad.phone_number",
        #"String does not match pattern: ^\+[0-9]{1,15}$"#
    )
    static let badAuthParams = OAuthError(400, "bad.authParams", "authParams must be an object")

    /// What is wrong with the request that a link would stand for.
    static func badAuthParams(_ error: OAuthError) -> Self {
        OAuthError(400, "bad.authParams", "authParams: \(error.description)")
    }

    static func propertyNotAllowed(_ name: String) -> Self {
        OAuthError(400, "bad.request", "the following properties are not allowed: \(name)")
    }

    static let twoAddresses = OAuthError(400, "bad.request", "Send either email or phone_number, not both")
    static let badSend = OAuthError(400, "bad.send", "send must be \"code\" or \"link\"")
    static let linkBySMS = OAuthError(400, "bad.send", "An SMS carries a code only: send must be \"code\"")
    static let appLinksNotEmulated = OAuthError(
        400,
        "bad.send",
        "This local tenant does not emulate links that open a mobile app: send \"code\" or \"link\""
    )
    static let startBlockedUser = OAuthError(400, "unauthorized", "user is blocked")

    // At /oauth/token.

    static let wrongEmailCode = OAuthError(403, "invalid_grant", "Wrong email or verification code.")
    static let wrongPhoneCode = OAuthError(403, "invalid_grant", "Wrong phone number or verification code.")
    static let codeExpired = OAuthError(
        403,
        "invalid_grant",
        "The verification code has expired. Please try to login again."
    )
    static let tooManyCodeAttempts = OAuthError(
        403,
        "invalid_grant",
        "You've reached the maximum number of attempts. Please try to login again."
    )
    static let blockedUser = OAuthError(403, "unauthorized", "user is blocked")

    static func unknownRealm(_ realm: String) -> Self {
        invalidRequest("Unknown or invalid realm: \(realm)")
    }
}

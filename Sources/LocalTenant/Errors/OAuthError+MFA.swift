/// Refusals of the MFA API (the texts are compared by clients, byte for byte).
extension OAuthError {
    static func mfaRequired(token: String, enrol: [String]? = nil, challenge: [String]? = nil) -> Self {
        var requirements: [String: JSONValue] = [:]
        if let enrol { requirements["enroll"] = .array(enrol.map { ["type": .string($0)] }) }
        if let challenge { requirements["challenge"] = .array(challenge.map { ["type": .string($0)] }) }
        var error = OAuthError(403, "mfa_required", "Multifactor authentication required")
        error.members = ["mfa_token": .string(token), "mfa_requirements": .object(requirements)]
        return error
    }

    static let unmetRequirements = OAuthError(
        403,
        "unmet_authentication_requirements",
        "The last authentication is too old and there is no factor to prove; sign in again"
    )

    // The token.

    static let mfaTokenExpired = OAuthError(401, "expired_token", "mfa_token is expired")
    static let mfaTokenMalformed = OAuthError(401, "invalid_grant", "Malformed mfa_token")
    static let mfaTokenMissing = OAuthError(
        401,
        "invalid_token",
        "Missing mfa_token or access token",
        headers: ["WWW-Authenticate": "Bearer"]
    )
    static let mfaAccessTokenNeeded = OAuthError(
        401,
        "invalid_token",
        "This takes an access token for the MFA API, not an mfa_token",
        headers: ["WWW-Authenticate": #"Bearer error="invalid_token""#]
    )

    static func insufficientScope(_ scope: String) -> Self {
        OAuthError(
            403,
            "insufficient_scope",
            "The access token lacks the scope \(scope)",
            headers: ["WWW-Authenticate": #"Bearer error="insufficient_scope", scope="\#(scope)""#]
        )
    }

    // The proof.

    static let wrongOTP = OAuthError(403, "invalid_grant", "Invalid otp_code.")
    static let wrongBindingCode = OAuthError(403, "invalid_grant", "Invalid binding_code.")
    static let mfaRejected = OAuthError(403, "invalid_grant", "MFA Authorization rejected.")
    static let unknownOOBCode = OAuthError(403, "invalid_grant", "Invalid oob_code.")
    static let authorizationPending = OAuthError(
        403,
        "authorization_pending",
        "The person has not answered the push notification yet"
    )
    static let slowDown = OAuthError(
        429,
        "slow_down",
        "Ask for the answer less often",
        headers: ["Retry-After": String(Int(PushBook.pollInterval))]
    )

    // The factors.

    static let associationRequired = OAuthError(
        403,
        "association_required",
        "The person has no factor yet; enrol one with /mfa/associate"
    )
    static let unsupportedChallengeType = OAuthError(
        400,
        "unsupported_challenge_type",
        "The person has no factor of the challenge types that were named"
    )
    static let factorDisabled = OAuthError(
        400,
        "unsupported_challenge_type",
        "The factor is switched off for this tenant"
    )
    static let alreadyEnrolled = OAuthError(403, "access_denied", "User is already enrolled.")
    static let tooManyMethods = OAuthError(
        400,
        "invalid_request",
        "The person has \(AuthenticationMethod.most) authentication methods already; remove one first"
    )
    static let unknownAuthenticator = OAuthError(404, "not_found", "The person has no such authenticator")
}

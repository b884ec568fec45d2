public import Foundation

/// An error of the Authentication API: what the server refused, or why it could not be asked.
public struct AuthenticationError: DetailedAPIError {
    package let details: APIErrorDetails

    package init(details: APIErrorDetails) {
        self.details = details
    }
}

extension AuthenticationError {
    /// A second factor is needed to sign in.
    public var isMultifactorRequired: Bool { ["mfa_required", "a0.mfa_required"].contains(code) }

    /// A second factor is needed and the person has none.
    public var isMultifactorEnrollRequired: Bool {
        ["a0.mfa_registration_required", "unsupported_challenge_type"].contains(code)
    }

    /// The code of the second factor is wrong or has expired.
    public var isMultifactorCodeInvalid: Bool { details.isMultifactorCodeInvalid }

    /// The MFA token is malformed or has expired: start the sign-in again.
    public var isMultifactorTokenInvalid: Bool { details.isMultifactorTokenInvalid }

    /// The new password is too weak; `info` says more.
    public var isPasswordNotStrongEnough: Bool { isPasswordRefused("PasswordStrengthError") }

    /// The new password was used before.
    public var isPasswordAlreadyUsed: Bool { isPasswordRefused("PasswordHistoryError") }

    /// A rule of the tenant refused the sign-in, or the person is blocked.
    public var isRuleError: Bool { code == "unauthorized" }

    /// The password or the code is wrong, or a newer code was sent since.
    public var isInvalidCredentials: Bool {
        code == "invalid_user_password"
            || isGrantRefused(
                "Wrong email or password.",
                "Wrong email or verification code.",
                "Wrong phone number or verification code."
            )
    }

    /// The refresh token belongs to a person who was deleted.
    public var isRefreshTokenDeleted: Bool {
        isGrantRefused("The refresh_token was generated for a user who doesn't exist anymore.")
    }

    /// The refresh token is unknown, spent or revoked: sign in again.
    public var isInvalidRefreshToken: Bool { isGrantRefused("Unknown or invalid refresh token.") }

    /// The tenant denies access, by an Action or by its settings.
    public var isAccessDenied: Bool { code == "access_denied" }

    /// The person or this address is blocked after too many failed sign-ins.
    public var isTooManyAttempts: Bool { code == "too_many_attempts" }

    /// The tenant wants one more step, such as a test against bots.
    public var isVerificationRequired: Bool { code == "requires_verification" }

    /// The password was found in a leak.
    public var isPasswordLeaked: Bool { code == "password_leaked" }

    /// A silent sign-in found no session.
    public var isLoginRequired: Bool { code == "login_required" }

    /// The server wants a nonce in the DPoP proof.
    public var isDPoPNonceRequired: Bool { code == "use_dpop_nonce" }
}

// Ours, not upstream's.
extension AuthenticationError {
    /// The code was right once and has expired: ask for a new one.
    public var isCodeExpired: Bool {
        isGrantRefused("The verification code has expired. Please try to login again.")
    }

    /// A wrong code was given too often: this code is dead, ask for a new one.
    public var isTooManyCodeAttempts: Bool {
        isGrantRefused("You've reached the maximum number of attempts. Please try to login again.")
    }

    /// Too many requests were made; wait for ``retryAfter``.
    public var isRateLimited: Bool { statusCode == 429 || code == "too_many_requests" }

    /// How long the server asks to wait, in seconds, where it says so.
    public var retryAfter: TimeInterval? { details.retryAfter }
}

extension AuthenticationError {
    private func isGrantRefused(_ messages: String...) -> Bool {
        details.isGrantRefused(messages)
    }

    private func isPasswordRefused(_ name: String) -> Bool {
        code == "invalid_password" && details.body["name"]?.string == name
    }
}

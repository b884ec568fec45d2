import Foundation

/// Why the factors of a person could not be listed.
public struct MfaListAuthenticatorsError: DetailedMultifactorError {
    package static let fallbackCode = "mfa_list_authenticators_error"
    package let details: APIErrorDetails

    package init(details: APIErrorDetails) {
        self.details = details
    }
}

/// Why a factor could not be enrolled.
public struct MfaEnrollmentError: DetailedMultifactorError {
    package static let fallbackCode = "mfa_enrollment_error"
    package let details: APIErrorDetails

    package init(details: APIErrorDetails) {
        self.details = details
    }
}

/// Why a factor could not be challenged.
public struct MfaChallengeError: DetailedMultifactorError {
    package static let fallbackCode = "mfa_challenge_error"
    package let details: APIErrorDetails

    package init(details: APIErrorDetails) {
        self.details = details
    }

    /// The person has no such factor: enrol one.
    public var isMultifactorEnrollRequired: Bool {
        ["association_required", "unsupported_challenge_type"].contains(code)
    }
}

/// Why a sign-in with a second factor failed.
public struct MFAVerifyError: DetailedMultifactorError {
    package static let fallbackCode = "mfa_verify_error"
    package let details: APIErrorDetails

    package init(details: APIErrorDetails) {
        self.details = details
    }

    /// The code is wrong or has expired, or the person rejected the notification.
    public var isMultifactorCodeInvalid: Bool { details.isMultifactorCodeInvalid }

    /// The person rejected the push notification; asking again will not help.
    public var isAuthorizationRejected: Bool { details.isGrantRefused(["MFA Authorization rejected."]) }

    /// The person has not answered the push notification yet: ask again after some seconds, more of them each time
    /// that the code is `slow_down`.
    public var isAuthorizationPending: Bool { ["authorization_pending", "slow_down"].contains(code) }
}

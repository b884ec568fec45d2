import Auth0
import Foundation

/// An error in words for a person, with what to do next.
enum Complaint {
    static func text(_ error: any Error) -> String {
        switch error {
        case let error as CredentialsManagerError where ExitCode(error) == .notSignedIn:
            "You are not signed in, or the sign-in has ended. Sign in with auth0-user login."
        case let error as AuthenticationError where error.isRateLimited:
            "Too many requests. "
                + (error.retryAfter.map { "Try again in \(Int($0.rounded(.up))) seconds." } ?? "Try again later.")
        case let error as AuthenticationError where error.isInvalidCredentials:
            "The code is not right. Only the newest code works; sign in again for a new one."
        case let error as AuthenticationError where error.isCodeExpired || error.isTooManyCodeAttempts:
            "This code no longer works. Sign in again for a new one."
        case let error as AuthenticationError where error.isStepUpUnmet:
            "Your sign-in is too old for this, and you have no further factor. Sign in again with auth0-user login."
        case let error as CredentialsManagerError where (error.cause as? AuthenticationError)?.isStepUpUnmet == true:
            error.cause.map(text) ?? "\(error)"
        case let error as MyAccountError: error.complaint
        case let error as any MultifactorError where error.isMultifactorTokenInvalid:
            "That took too long. Begin again."
        case let error as MFAVerifyError where error.isAuthorizationRejected:
            "The request was denied, or not approved in time. Begin again."
        case let error as MFAVerifyError where error.isMultifactorCodeInvalid: "The code is not right."
        case let error as any LocalizedError: error.errorDescription ?? "\(error)"
        default: "\(error)"
        }
    }
}

extension AuthenticationError {
    /// The last factor is too old, and there is none to prove.
    var isStepUpUnmet: Bool { code == "unmet_authentication_requirements" }
}

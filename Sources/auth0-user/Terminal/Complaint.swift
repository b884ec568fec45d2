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
        case let error as any LocalizedError: error.errorDescription ?? "\(error)"
        default: "\(error)"
        }
    }
}

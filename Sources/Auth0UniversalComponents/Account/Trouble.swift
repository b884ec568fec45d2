import Auth0
import Foundation

/// What went wrong, as the person is told.
struct Trouble: Error, Hashable, Sendable {
    /// What the person can do about it.
    enum Remedy: Hashable, Sendable {
        /// The same again.
        case retry
        /// Begin the enrolment anew.
        case startAgain
        /// Nothing here.
        case none
    }

    let title: String
    let message: String
    var remedy: Remedy = .retry
    /// How long the server asks to wait, in seconds.
    var retryAfter: TimeInterval?
}

extension Trouble {
    /// Nil for what the person need not be told: a call that was cancelled.
    init?(_ error: any Error) {
        switch error {
        case is CancellationError, is StepUpCancelled: return nil
        case let error as Trouble: self = error
        case let error as MyAccountError: self.init(account: error)
        case let error as any Auth0APIError where error.isNetworkError: self = .unreachable
        case let error as CredentialsManagerError: self.init(credentials: error)
        case let error as any MultifactorError: self.init(factor: error)
        default: self = .unexpected
        }
    }

    private init(account error: MyAccountError) {
        switch error.statusCode {
        case _ where error.isNetworkError: self = .unreachable
        case _ where error.isSessionGone: self = .enrolmentEnded
        case 429: self = .busy(error.retryAfter)
        case 403: self.init(title: Words.Trouble.notAllowedTitle, message: Words.Trouble.notAllowed, remedy: .none)
        case 409: self.init(title: Words.Trouble.refusedTitle, message: error.detailOrTitle, remedy: .none)
        case 500...: self = .unavailable
        case 400...: self.init(title: Words.Trouble.refusedTitle, message: error.reasons ?? error.detailOrTitle)
        default: self = .unexpected
        }
    }

    private init(credentials error: CredentialsManagerError) {
        if error.isNetworkError {
            self = .unreachable
        } else if let refusal = error.authenticationError {
            switch refusal.statusCode {
            case 429: self = .busy(refusal.retryAfter)
            case 500...: self = .unavailable
            case 400...:
                self.init(title: Words.Trouble.notAllowedTitle, message: Words.Trouble.noToken, remedy: .none)
            default: self = .unexpected
            }
        } else {
            self.init(title: Words.Trouble.storeTitle, message: Words.Trouble.store)
        }
    }

    private init(factor error: any MultifactorError) {
        if error.isMultifactorTokenInvalid {
            self.init(title: Words.StepUp.endedTitle, message: Words.StepUp.ended, remedy: .none)
        } else if error.asksAgain {
            self.init(title: Words.StepUp.againTitle, message: Words.StepUp.again, remedy: .none)
        } else if error.isRateLimited {
            self = .busy(error.retryAfter)
        } else if error.statusCode >= 500 {
            self = .unavailable
        } else {
            self.init(title: Words.StepUp.failedTitle, message: Words.StepUp.failed)
        }
    }

    static let unreachable = Trouble(title: Words.Trouble.unreachableTitle, message: Words.Trouble.unreachable)
    static let unavailable = Trouble(title: Words.Trouble.unavailableTitle, message: Words.Trouble.unavailable)
    static let unexpected = Trouble(title: Words.Trouble.unexpectedTitle, message: Words.Trouble.unexpected)
    /// The person stopped it.
    static let interrupted = Trouble(title: Words.Trouble.stoppedTitle, message: Words.Trouble.stopped)
    static let enrolmentEnded = Trouble(
        title: Words.Trouble.endedTitle,
        message: Words.Trouble.ended,
        remedy: .startAgain
    )

    static func busy(_ retryAfter: TimeInterval?) -> Trouble {
        let message = retryAfter.map { Words.Trouble.busy(seconds: Int($0.rounded(.up))) } ?? Words.Trouble.busy
        return Trouble(title: Words.Trouble.busyTitle, message: message, retryAfter: retryAfter)
    }
}

extension MyAccountError {
    /// The server's words, with what we sent masked.
    fileprivate var detailOrTitle: String {
        let words = detail.isEmpty ? title : detail
        return details.masked(words.isEmpty ? Words.Trouble.unexpected : words)
    }
}

extension Error {
    /// Whether it says that no one is signed in any more, so that only a new sign-in helps.
    ///
    /// A failure on the way is none, and neither is a locked keyring.
    var endsSignIn: Bool {
        switch self {
        case is SignInEnded: return true
        case let error as MyAccountError: return error.statusCode == 401
        case CredentialsManagerError.noCredentials, CredentialsManagerError.noRefreshToken,
            CredentialsManagerError.sessionExpired:
            return true
        default:
            // The second: the sign-in is too old, and there is no factor to prove it anew with.
            let endings = ["invalid_grant", "unmet_authentication_requirements"]
            return authenticationError.map { endings.contains($0.code) || $0.isRefreshTokenDeleted } ?? false
        }
    }
}

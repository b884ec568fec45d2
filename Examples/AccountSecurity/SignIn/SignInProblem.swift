import Auth0

/// Why a sign-in did not go on, in words for the person.
enum SignInProblem: Error, Equatable {
    case invalidEmail
    case invalidPhone
    case missingCode
    case wrongCode
    case codeExpired
    case tooManyTries
    case rateLimited(seconds: Int?)
    case blocked
    case offline
    case browserBusy
    case browserTimedOut
    case browserRefused
    case browserPortsTaken
    case notKept
    case noProfile
    case other(String)

    /// Nil where the person has stopped it, which needs no words.
    init?(_ error: any Error) {
        switch error {
        case let problem as SignInProblem: self = problem
        case let error as AuthenticationError: self.init(error)
        case WebAuthError.userCancelled, is CancellationError: return nil
        case WebAuthError.transactionActiveAlready: self = .browserBusy
        case WebAuthError.timedOut: self = .browserTimedOut
        case WebAuthError.authenticationFailed: self = .browserRefused
        case WebAuthError.redirectPortInUse: self = .browserPortsTaken
        case let error as WebAuthError where error.isNetworkError: self = .offline
        case CredentialsManagerError.storeFailed, CredentialsManagerError.clearFailed: self = .notKept
        default: self = .other("\((error as? any Auth0Error)?.debugDescription ?? "")")
        }
    }

    private init(_ error: AuthenticationError) {
        self =
            if error.isInvalidCredentials {
                .wrongCode
            } else if error.isCodeExpired {
                .codeExpired
            } else if error.isTooManyCodeAttempts {
                .tooManyTries
            } else if error.isRateLimited {
                .rateLimited(seconds: error.retryAfter.map { Int($0.rounded(.up)) })
            } else if error.isRuleError || error.isTooManyAttempts || error.isAccessDenied {
                .blocked
            } else if error.isNetworkError {
                .offline
            } else {
                .other(error.debugDescription)
            }
    }

    var text: String {
        switch self {
        case .invalidEmail: "Enter an email address like ana@example.com."
        case .invalidPhone: "Enter the number with its country code, like +49 30 123456."
        case .missingCode: "Enter the code that was sent to you."
        case .wrongCode: "That code is not right. Only the newest one works."
        case .codeExpired: "That code has expired. Ask for a new one."
        case .tooManyTries: "There were too many tries with this code. Ask for a new one."
        case .rateLimited(let seconds?): "There were too many tries. Wait \(seconds) s, then try again."
        case .rateLimited(nil): "There were too many tries. Wait a while, then try again."
        case .blocked: "This account cannot sign in at the moment. Ask whoever runs it."
        case .offline: "The sign-in service cannot be reached. Check the connection, then try again."
        case .browserBusy: "Somebody else is signing in with the browser. Wait until that is done, or use a code."
        case .browserTimedOut: "The browser did not come back in time. Try again, or use a code."
        case .browserRefused: "The sign-in in the browser was refused. Try again, or use a code."
        case .browserPortsTaken: "Another program listens where the browser would come back to. Use a code instead."
        case .notKept: "The sign-in could not be stored on this computer. Check its disk, then try again."
        case .noProfile: "The sign-in did not say who you are. Try again."
        case .other(let reason): "That did not work. \(reason)"
        }
    }
}

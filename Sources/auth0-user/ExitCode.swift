import Auth0
import SimpleKeychain

/// What the command ends with; scripts rely on it.
enum ExitCode: Int32 {
    case done = 0
    case other = 1
    case usage = 2
    case notSignedIn = 3
    case network = 4
    case storage = 5
    /// 128 and the number of SIGINT, as shells have it.
    case interrupted = 130
}

extension ExitCode {
    init(_ error: any Error) {
        self =
            switch error {
            case is Interrupted: .interrupted
            case is UsageError: .usage
            case let error as CredentialsManagerError: Self(error)
            case let error as AuthenticationError: Self(error)
            case let error as MyAccountError: Self(error)
            case let error as any MultifactorError: error.isRetryable ? .network : .other
            case is FactorNeeded: .notSignedIn
            case let error as WebAuthError: error.cause.map(Self.init) ?? .other
            case is SimpleKeychainError: .storage
            case is ConfigurationFileError: .storage
            default: .other
            }
    }

    private init(_ error: CredentialsManagerError) {
        switch error {
        case .noCredentials, .noRefreshToken, .sessionExpired: self = .notSignedIn
        case .storeFailed, .clearFailed, .retrieveFailed, .unreadableCredentials, .storeBusy: self = .storage
        default: self = error.cause.map(Self.init) ?? .other
        }
    }

    private init(_ error: AuthenticationError) {
        if error.isRetryable {
            self = .network
        } else if error.cause is ConfigurationError {
            self = .usage
        } else {
            self =
                error.isStepUpUnmet || error.isInvalidRefreshToken || error.isRefreshTokenDeleted
                ? .notSignedIn : .other
        }
    }

    private init(_ error: MyAccountError) {
        self = error.isRetryable ? .network : error.statusCode == 401 ? .notSignedIn : .other
    }
}

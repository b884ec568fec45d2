import Foundation

/// What a ``CredentialsManager`` can fail with.
///
/// `~=`, and so `catch CredentialsManagerError.noCredentials`, matches the code only.
public struct CredentialsManagerError: Auth0Error, Equatable {
    enum Code: Hashable {
        case noCredentials
        case noRefreshToken
        case renewFailed
        case apiExchangeFailed
        case ssoExchangeFailed
        case storeFailed
        case clearFailed
        case biometricsFailed
        case revokeFailed
        case largeMinTTL
        case dpopKeyMissing
        case dpopKeyMismatch
        case dpopNotConfigured
        case sessionExpired
        case unknown
        case retrieveFailed
        case unreadableCredentials
        case storeBusy
    }

    let code: Code
    private let detail: String?
    /// The error behind this one, such as an ``AuthenticationError`` or a `SimpleKeychainError`.
    public let cause: (any Error)?

    init(code: Code, cause: (any Error)? = nil, detail: String? = nil) {
        self.code = code
        self.cause = cause
        self.detail = detail
    }

    /// No one is signed in.
    public static let noCredentials = Self(code: .noCredentials)
    /// The sign-in cannot be renewed: `offline_access` was not in its scope.
    public static let noRefreshToken = Self(code: .noRefreshToken)
    /// The renewal failed; the `cause` tells a rejection from a failure on the way.
    public static let renewFailed = Self(code: .renewFailed)
    /// The exchange for an API's token failed.
    public static let apiExchangeFailed = Self(code: .apiExchangeFailed)
    /// The exchange for a session transfer token failed.
    public static let ssoExchangeFailed = Self(code: .ssoExchangeFailed)
    /// Writing failed; a renewed set stays in memory and is written at the next call.
    public static let storeFailed = Self(code: .storeFailed)
    /// Deleting failed.
    public static let clearFailed = Self(code: .clearFailed)
    /// There is no biometric check on Linux.
    public static let biometricsFailed = Self(code: .biometricsFailed)
    /// The refresh token could not be revoked, so nothing was cleared.
    public static let revokeFailed = Self(code: .revokeFailed)
    /// New tokens live shorter than the `minTTL` that was asked for; they were stored all the same.
    public static let largeMinTTL = Self(code: .largeMinTTL)
    /// The DPoP key of these credentials is gone.
    public static let dpopKeyMissing = Self(code: .dpopKeyMissing)
    /// The credentials are bound to another DPoP key.
    public static let dpopKeyMismatch = Self(code: .dpopKeyMismatch)
    /// The credentials are bound to a DPoP key and the client does not use DPoP.
    public static let dpopNotConfigured = Self(code: .dpopNotConfigured)
    /// The session that the identity provider allows has ended; the credentials were cleared.
    public static let sessionExpired = Self(code: .sessionExpired)
    /// Something else; see the `cause`.
    public static let unknown = Self(code: .unknown)
    /// The storage could not be read, which says nothing about who is signed in.
    ///
    /// Ours, not upstream's.
    public static let retrieveFailed = Self(code: .retrieveFailed)
    /// The stored entry is damaged or of another version.
    ///
    /// Ours, not upstream's.
    public static let unreadableCredentials = Self(code: .unreadableCredentials)
    /// Another task or process was renewing the same credentials for too long.
    ///
    /// Ours, not upstream's.
    public static let storeBusy = Self(code: .storeBusy)
}

extension CredentialsManagerError {
    /// Whether the request behind it failed on its way; nothing was lost and a later call may succeed.
    public var isNetworkError: Bool {
        (cause as? AuthenticationError)?.isNetworkError ?? NetworkFailure.isNetworkFailure(cause)
    }

    /// What went wrong and what to do, for a developer.
    public var debugDescription: String {
        let text = detail ?? code.text
        guard let cause else { return text }
        return "\(text) Cause: \(cause.localizedDescription)"
    }

    /// Equal when code and text are.
    public static func == (left: Self, right: Self) -> Bool {
        left.code == right.code && left.debugDescription == right.debugDescription
    }

    /// Matches the code, whatever the cause.
    public static func ~= (pattern: Self, error: Self) -> Bool {
        pattern.code == error.code
    }

    /// Matches the code, whatever the cause.
    @_disfavoredOverload
    public static func ~= (pattern: Self, error: any Error) -> Bool {
        (error as? Self)?.code == pattern.code
    }
}

extension CredentialsManagerError.Code {
    fileprivate var text: String {
        switch self {
        case .noCredentials: "No one is signed in. Sign in first."
        case .noRefreshToken: "The sign-in cannot be renewed. Sign in again with offline_access in the scope."
        case .renewFailed: "The renewal failed."
        case .apiExchangeFailed: "The exchange for the API's access token failed."
        case .ssoExchangeFailed: "The exchange for a session transfer token failed."
        case .storeFailed: "The credentials could not be stored. A renewed set is kept in memory and written next time."
        case .clearFailed: "The stored credentials could not be deleted."
        case .biometricsFailed: "There is no biometric check on Linux."
        case .revokeFailed: "The refresh token could not be revoked; nothing was cleared."
        case .largeMinTTL: "The tenant's access tokens live shorter than the minTTL that was asked for."
        case .dpopKeyMissing: "The DPoP key of these credentials is gone. Sign in again."
        case .dpopKeyMismatch: "The credentials are bound to another DPoP key. Sign in again."
        case .dpopNotConfigured: "The credentials are bound to a DPoP key and the client does not use DPoP."
        case .sessionExpired: "The session has ended. Sign in again."
        case .unknown: "An unexpected error."
        case .retrieveFailed: "The stored credentials could not be read; nothing was changed."
        case .unreadableCredentials: "The stored credentials were not understood. Sign in again to replace them."
        case .storeBusy: "Another task or process is renewing the same credentials. Try again."
        }
    }
}

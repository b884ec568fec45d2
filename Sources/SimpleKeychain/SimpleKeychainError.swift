public import Foundation

/// Why a keychain call failed.
///
/// Compare it with the static members: `catch SimpleKeychainError.itemNotFound`, or `error == .timedOut`. The
/// description names the cure, and holds neither a key nor a value.
public struct SimpleKeychainError: LocalizedError, CustomDebugStringConvertible, Sendable {
    /// The kinds of failure.
    ///
    /// Text that differs from case to case stands beside it, so that kinds compare equal.
    enum Code: Sendable {
        case operationNotImplemented
        case invalidParameters
        case userCanceled
        case itemNotAvailable
        case authFailed
        case duplicateItem
        case itemNotFound
        case interactionNotAllowed
        case decodeFailed
        case missingEntitlement
        case noBackend
        case noSessionBus
        case noSecretService
        case timedOut
        case storageFailed
        case other
        case unknown
    }

    let code: Code
    private let detail: String?

    init(_ code: Code, _ detail: String? = nil) {
        self.code = code
        self.detail = detail
    }

    /// Makes a failure of the keychain itself rather than of its backend.
    static func unknown(_ detail: String) -> Self { Self(.unknown, detail) }

    static func authFailed(_ detail: String) -> Self { Self(.authFailed, detail) }

    static func storageFailed(_ detail: String) -> Self { Self(.storageFailed, detail) }

    static func noBackend(_ detail: String) -> Self { Self(.noBackend, detail) }

    static func invalidParameters(_ detail: String) -> Self { Self(.invalidParameters, detail) }

    /// The number that Apple's Security framework has for this failure (`OSStatus`).
    ///
    /// Code that compares numbers thus works here too. It is 0 for ``unknown``.
    public var status: Int32 { code.status }

    /// What went wrong and how to put it right, for a developer.
    public var localizedDescription: String { debugDescription }

    /// What went wrong and how to put it right, for a developer.
    public var errorDescription: String? { debugDescription }

    /// What went wrong and how to put it right, for a developer.
    public var debugDescription: String { detail ?? code.description }
}

extension SimpleKeychainError: Equatable {
    /// Tells whether two errors are of the same kind.
    public static func == (lhs: SimpleKeychainError, rhs: SimpleKeychainError) -> Bool {
        lhs.code == rhs.code
    }

    /// Matches an error of the same kind in a `switch`.
    public static func ~= (lhs: SimpleKeychainError, rhs: SimpleKeychainError) -> Bool {
        lhs == rhs
    }

    /// Matches any error in a `catch`.
    public static func ~= (lhs: SimpleKeychainError, rhs: any Error) -> Bool {
        lhs == rhs as? SimpleKeychainError
    }
}

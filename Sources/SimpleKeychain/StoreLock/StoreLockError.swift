/// Why a store's lock was not given.
package struct StoreLockError: Error, Sendable, Hashable, CustomStringConvertible {
    package enum Code: Sendable, Hashable {
        case busy
        case cancelled
        case unsupported
        case unavailable
    }

    package let code: Code
    package let description: String

    /// Another task or process held the lock until the deadline.
    ///
    /// Nothing was changed.
    package static let busy = Self(
        code: .busy,
        description: "Another task or process is renewing these credentials and did not finish in time. Try again."
    )

    /// The waiting task was cancelled.
    package static let cancelled = Self(code: .cancelled, description: "The wait for the store's lock was cancelled.")

    /// The file system of the lock file has no locks.
    package static func unsupported(_ path: String) -> Self {
        Self(
            code: .unsupported,
            description: "The file system of \(path) has no file locks (flock). Keep the items on a local disk."
        )
    }

    /// The lock file cannot be opened.
    package static func unavailable(_ reason: String) -> Self {
        Self(code: .unavailable, description: reason)
    }
}

import Glibc

/// How a child process ended.
enum ProcessEnd: Sendable, Equatable {
    case exited(Int32)
    case signalled(Int32)
    /// It could not be started; with the `errno`.
    case notStarted(Int32)
    /// Another part of the program collected it first.
    case unknown

    /// Why it did not do its work, as the end of a sentence; `nil` when it did, or may have.
    var failure: String? {
        switch self {
        case .exited(0), .unknown: nil
        case .exited(let status): "failed (exit status \(status))"
        case .signalled(let signal): "was ended by signal \(signal)"
        case .notStarted(ENOENT): "is not installed"
        case .notStarted(EACCES): "may not be run by this user"
        case .notStarted(let code): "could not be started (errno \(code))"
        }
    }
}

import Foundation
import Synchronization

/// A browser sign-in or sign-out that is under way.
protocol RunningTransaction: AnyObject, Sendable {
    /// - Returns: Whether it ended now, and by this.
    func cancel() -> Bool
    /// - Returns: Whether it waits for a redirect to this URL.
    func resume(with url: URL) -> Bool
}

/// The place for the one transaction that a process may have.
final class TransactionSlot: Sendable {
    static let shared = TransactionSlot()

    private let active = Mutex<(any RunningTransaction)?>(nil)

    /// - Returns: Whether the place was free.
    func claim(_ transaction: any RunningTransaction) -> Bool {
        active.withLock { active in
            guard active == nil else { return false }
            active = transaction
            return true
        }
    }

    func release(_ transaction: any RunningTransaction) {
        active.withLock { active in
            if active === transaction { active = nil }
        }
    }

    func cancel() -> Bool {
        active.withLock(\.self)?.cancel() ?? false
    }

    func resume(with url: URL) -> Bool {
        active.withLock(\.self)?.resume(with: url) ?? false
    }
}

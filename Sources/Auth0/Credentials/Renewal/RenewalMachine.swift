/// Decides who starts a renewal and who waits for one, without doing either.
///
/// Of the callers that want the same thing at the same time the first starts it and all get its outcome. A caller that
/// gives up leaves the renewal alone: it ends by itself.
struct RenewalMachine<Key: Hashable & Sendable>: Sendable {
    typealias Waiter = UInt64

    enum Decision: Equatable {
        /// Start the work, then report ``finish(_:)``.
        case start
        /// The work is under way.
        case join
        /// The caller gave up before it asked.
        case refuse
    }

    private var waiting: [Key: [Waiter]] = [:]
    private var cancelled: Set<Waiter> = []
    private var lastWaiter: Waiter = 0

    /// Whether any work is under way.
    var isIdle: Bool { waiting.isEmpty }

    mutating func newWaiter() -> Waiter {
        lastWaiter += 1
        return lastWaiter
    }

    mutating func request(_ key: Key, by waiter: Waiter) -> Decision {
        if cancelled.remove(waiter) != nil { return .refuse }
        let isUnderWay = waiting[key] != nil
        waiting[key, default: []].append(waiter)
        return isUnderWay ? .join : .start
    }

    /// - Returns: Whether the waiter was waiting, so that it has to be told.
    mutating func cancel(_ waiter: Waiter) -> Bool {
        for (key, waiters) in waiting {
            guard let index = waiters.firstIndex(of: waiter) else { continue }
            waiting[key]?.remove(at: index)
            return true
        }
        cancelled.insert(waiter)
        return false
    }

    /// Forgets a waiter that was told.
    mutating func leave(_ waiter: Waiter) {
        cancelled.remove(waiter)
    }

    /// - Returns: Who gets the outcome.
    mutating func finish(_ key: Key) -> [Waiter] {
        waiting.removeValue(forKey: key) ?? []
    }
}

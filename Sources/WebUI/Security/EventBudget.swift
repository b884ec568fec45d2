/// How many events a tab may send: a bucket that fills with time.
package struct EventBudget: Sendable {
    /// Events a second, in the long run.
    package static let rate = 200.0
    /// Events at once.
    package static let burst = 400.0

    private var available = Self.burst
    private var updated: ContinuousClock.Instant

    package init(now: ContinuousClock.Instant) {
        updated = now
    }

    /// Takes one event from the budget; `false` when none is left.
    package mutating func take(now: ContinuousClock.Instant) -> Bool {
        let elapsed = max(0, (now - updated) / .seconds(1))
        available = min(Self.burst, available + elapsed * Self.rate)
        updated = max(updated, now)
        guard available >= 1 else { return false }
        available -= 1
        return true
    }
}

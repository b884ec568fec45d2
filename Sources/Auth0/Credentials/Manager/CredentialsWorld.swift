import Foundation

/// The clocks and chance that a credentials manager lives with.
struct CredentialsWorld: Sendable {
    /// The time of day, for lifetimes.
    var now: @Sendable () -> Date = { Date() }
    /// Seconds on a clock that never jumps, for deadlines.
    var uptime: @Sendable () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
    /// Waits; seconds.
    var sleep: @Sendable (TimeInterval) async -> Void = { try? await Task.sleep(for: .seconds($0)) }
    /// 0 up to 1.
    var jitter: @Sendable () -> Double = { Double.random(in: 0..<1) }
    /// How long to wait for another task's or process's renewal.
    var lockDeadline: Duration = .seconds(60)
}

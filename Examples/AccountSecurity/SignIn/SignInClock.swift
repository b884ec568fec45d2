import Foundation

/// What a sign-in takes from the world around it.
struct SignInClock: Sendable {
    var now: @Sendable () -> Date = { Date() }
    /// Waits; throws where the task is cancelled.
    var sleep: @Sendable (Duration) async throws -> Void = { try await ContinuousClock().sleep(for: $0) }
}

import Foundation

/// What the components take from the world around them.
struct ComponentWorld: Sendable {
    /// The time that dates of the server are compared with.
    var now: @Sendable () -> Date = { Date() }
    /// Waits; throws where the task is cancelled.
    var sleep: @Sendable (Duration) async throws -> Void = { try await ContinuousClock().sleep(for: $0) }
}

import Foundation

/// Waits for a person who approves on another device.
struct Approval {
    let world: ComponentWorld
    let begunAt: Date
    /// How long, at most, in seconds.
    var limit: TimeInterval = 300
    /// How often to ask.
    var interval: Duration = .seconds(3)

    /// What `look` gives once it gives something.
    ///
    /// - Throws: ``ApprovalTimedOut``, `CancellationError`, and what `look` throws.
    @MainActor
    func wait<Value>(_ look: @MainActor () async throws -> Value?) async throws -> Value {
        while true {
            try Task.checkCancellation()
            if let value = try await look() { return value }
            guard world.now().timeIntervalSince(begunAt) < limit else { throw ApprovalTimedOut() }
            try await world.sleep(interval)
        }
    }
}

/// No one approved in time.
struct ApprovalTimedOut: Error {}

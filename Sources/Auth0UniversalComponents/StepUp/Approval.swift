import Foundation

/// What a look for an approval has shown.
enum ApprovalLook<Value> {
    case given(Value)
    /// Not yet; the server may ask to look again no earlier than after so many seconds.
    case pending(after: TimeInterval? = nil)
}

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
    func wait<Value>(_ look: @MainActor () async throws -> ApprovalLook<Value>) async throws -> Value {
        while true {
            try Task.checkCancellation()
            switch try await look() {
            case .given(let value): return value
            case .pending(let seconds):
                guard world.now().timeIntervalSince(begunAt) < limit else { throw ApprovalTimedOut() }
                try await world.sleep(max(interval, .seconds(seconds ?? 0)))
            }
        }
    }
}

/// No one approved in time.
struct ApprovalTimedOut: Error {}

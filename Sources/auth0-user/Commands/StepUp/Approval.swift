import Foundation

/// Waits for a person who approves on another device.
struct Approval {
    /// How long, at most.
    var limit: Duration = .seconds(300)
    /// How often to ask, as RFC 8628 has it where a server names nothing else.
    var interval: Duration = .seconds(5)

    /// What `look` gives once it gives something.
    ///
    /// - Throws: ``ApprovalTimeout``, and what `look` throws.
    func wait<Value>(_ look: () async throws -> Value?) async throws -> Value {
        let clock = ContinuousClock()
        let end = clock.now + limit
        while true {
            if let value = try await look() { return value }
            guard clock.now + interval <= end else { throw ApprovalTimeout() }
            try await clock.sleep(for: interval)
        }
    }
}

/// No one approved in time.
struct ApprovalTimeout: Error, CustomStringConvertible {
    let description = "No approval came in time. Begin again, and approve on your device."
}

import Auth0Crypto
import Foundation

/// What a browser sign-in lives with: chance, time, the process's surroundings, and its one place.
struct WebAuthWorld: Sendable {
    var random: any RandomSource = SystemRandom()
    /// How long the browser has.
    var timeout: Duration = .seconds(600)
    var clock: any Clock<Duration> = ContinuousClock()
    /// The port of the default redirect URL, and its spares.
    var ports: [UInt16] = [8484, 8485, 8486]
    var environment = ProcessInfo.processInfo.environment
    var spawn: @Sendable (_ command: [String]) async -> ProcessEnd = ChildProcess.run
    var write: @Sendable (_ text: String) -> Void = { text in
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
    var slot = TransactionSlot.shared
}

import Foundation
import Synchronization

@testable import Auth0UniversalComponents

/// A time that passes only where something waits.
final class ManualClock: Sendable {
    private let start = Date(timeIntervalSince1970: 1_800_000_000)
    private let waited = Mutex(Duration.zero)

    /// In seconds.
    var passed: TimeInterval { TimeInterval(waited.withLock { $0 }.components.seconds) }

    var now: Date { start.addingTimeInterval(passed) }

    var world: ComponentWorld {
        ComponentWorld(
            now: { self.now },
            sleep: { duration in
                try Task.checkCancellation()
                self.waited.withLock { $0 += duration }
            }
        )
    }
}

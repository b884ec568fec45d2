import Synchronization

/// A clock on which every sleep is over at once and moves the time on.
final class InstantClock: Clock {
    struct Instant: InstantProtocol {
        var offset = Duration.zero

        func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
        func duration(to other: Self) -> Duration { other.offset - offset }
        static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
    }

    private let time = Mutex(Instant())
    private let onSleep: @Sendable () -> Void

    init(onSleep: @escaping @Sendable () -> Void = {}) {
        self.onSleep = onSleep
    }

    var now: Instant { time.withLock { $0 } }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        onSleep()
        time.withLock { $0 = max($0, deadline) }
    }
}

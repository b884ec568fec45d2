import Synchronization

/// A clock that stands still until a test moves it.
final class ManualClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Swift.Duration

        func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
        static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    }

    private struct State {
        var now = Instant(offset: .zero)
        var sleepers: [(until: Instant, continuation: CheckedContinuation<Void, Never>)] = []
    }
    private let state = Mutex(State())

    var now: Instant { state.withLock { $0.now } }
    let minimumResolution = Swift.Duration.nanoseconds(1)

    func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let sleeps = state.withLock { state in
                    guard state.now < deadline, !Task.isCancelled else { return false }
                    state.sleepers.append((deadline, continuation))
                    return true
                }
                if !sleeps { continuation.resume() }
            }
        } onCancel: {
            wake { _ in true }
        }
        try Task.checkCancellation()
    }

    func advance(by duration: Swift.Duration) {
        let now = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            return state.now
        }
        wake { $0 <= now }
    }

    private func wake(_ isDue: @Sendable (Instant) -> Bool) {
        let due = state.withLock { state in
            let due = state.sleepers.filter { isDue($0.until) }
            state.sleepers.removeAll { isDue($0.until) }
            return due
        }
        for sleeper in due {
            sleeper.continuation.resume()
        }
    }
}

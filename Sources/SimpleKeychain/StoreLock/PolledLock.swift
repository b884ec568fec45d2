import Dispatch

/// A lock that can only be tried, waited for by trying again.
///
/// A try may touch a slow disk, so it runs on threads of its own; between two tries no thread is held.
struct PolledLock: StoreLocking {
    typealias Attempt = @Sendable () throws(StoreLockError) -> StoreLease?

    static let interval = Duration.milliseconds(20)
    private static let threads = DispatchQueue(label: "auth0.store-lock", attributes: .concurrent)

    private let clock: any Clock<Duration>
    private let attempt: Attempt

    init(clock: any Clock<Duration> = ContinuousClock(), attempt: @escaping Attempt) {
        self.clock = clock
        self.attempt = attempt
    }

    func acquire(within limit: Duration) async throws(StoreLockError) -> StoreLease {
        try await poll(for: limit, on: clock)
    }

    private func poll<C: Clock<Duration>>(for limit: Duration, on clock: C) async throws(StoreLockError) -> StoreLease {
        let deadline = clock.now.advanced(by: limit)
        while true {
            if let lease = try await tryOnce() { return lease }
            guard clock.now < deadline else { throw .busy }
            do {
                try await clock.sleep(until: min(deadline, clock.now.advanced(by: Self.interval)), tolerance: nil)
            } catch {
                throw .cancelled
            }
        }
    }

    private func tryOnce() async throws(StoreLockError) -> StoreLease? {
        let attempt = attempt
        let outcome: Result<StoreLease?, StoreLockError> = await withCheckedContinuation { continuation in
            Self.threads.async {
                continuation.resume(returning: Result { () throws(StoreLockError) in try attempt() })
            }
        }
        return try outcome.get()
    }
}

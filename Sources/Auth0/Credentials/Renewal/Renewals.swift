import Synchronization

/// Runs each renewal once for all who want it; its callers may come and go.
final class Renewals<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    typealias Outcome = Result<Value, CredentialsManagerError>
    private typealias Waiters = [CheckedContinuation<Value, any Error>]

    private struct State {
        var machine = RenewalMachine<Key>()
        var continuations: [UInt64: CheckedContinuation<Value, any Error>] = [:]
        var idleWaiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// The outcome of the work for this key; it is started unless it is under way.
    ///
    /// - Throws: `CancellationError` at once when the calling task is cancelled; the work goes on and is not lost.
    func outcome(for key: Key, of work: @escaping @Sendable () async -> Outcome) async throws -> Value {
        let waiter = state.withLock { $0.machine.newWaiter() }
        defer { state.withLock { $0.machine.leave(waiter) } }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let decision = state.withLock { state in
                    let decision = state.machine.request(key, by: waiter)
                    if decision != .refuse { state.continuations[waiter] = continuation }
                    return decision
                }
                switch decision {
                case .refuse: continuation.resume(throwing: CancellationError())
                case .join: break
                case .start: Task.detached { self.finish(key, with: await work()) }
                }
            }
        } onCancel: {
            let continuation = state.withLock { state in
                state.machine.cancel(waiter) ? state.continuations.removeValue(forKey: waiter) : nil
            }
            continuation?.resume(throwing: CancellationError())
        }
    }

    private func finish(_ key: Key, with outcome: Outcome) {
        let (waiters, idleWaiters) = state.withLock { state -> (Waiters, [CheckedContinuation<Void, Never>]) in
            let waiters = state.machine.finish(key).compactMap { state.continuations.removeValue(forKey: $0) }
            guard state.machine.isIdle else { return (waiters, []) }
            defer { state.idleWaiters = [] }
            return (waiters, state.idleWaiters)
        }
        for waiter in waiters { waiter.resume(with: outcome.mapError { $0 }) }
        for waiter in idleWaiters { waiter.resume() }
    }

    /// Returns once no work is under way.
    func settle() async {
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                if !state.machine.isIdle { state.idleWaiters.append(continuation) }
                return state.machine.isIdle
            }
            if isIdle { continuation.resume() }
        }
    }
}

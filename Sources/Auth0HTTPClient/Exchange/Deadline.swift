/// Ends an operation that has not ended by itself when its time is up.
///
/// The operation has to end at once when it is cancelled.
func withDeadline<Value: Sendable>(
    _ time: Duration,
    clock: any Clock<Duration>,
    _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
        group.addTask { try await operation() }
        group.addTask {
            do { try await clock.sleep(for: time) } catch { throw TransportFailure.cancelled }
            throw TransportFailure.timedOut
        }
        defer { group.cancelAll() }
        guard let value = try await group.next() else { throw TransportFailure.cancelled }
        return value
    }
}

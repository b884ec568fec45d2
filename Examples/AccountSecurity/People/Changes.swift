/// Makes changes one after the other, and each to its end, whoever stops waiting for it.
@MainActor
final class Changes {
    private var last: Task<Void, any Error>?

    func run(_ change: @escaping @MainActor () async throws -> Void) async throws {
        let earlier = last
        let task = Task {
            _ = await earlier?.result
            try await change()
        }
        last = task
        try await task.value
    }
}

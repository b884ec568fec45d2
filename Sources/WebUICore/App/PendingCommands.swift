/// The client commands of a tab: those that are to be sent, and those whose reply has not come.
@MainActor
final class PendingCommands {
    private let clock: any Clock<Duration>
    private var lastID = 0
    private var unsent: [ClientCommand] = []
    private var waiting: [Int: Waiting] = [:]

    private struct Waiting {
        let continuation: CheckedContinuation<JSONValue, any Error>
        let timer: Task<Void, Never>
    }

    init(clock: any Clock<Duration>) { self.clock = clock }

    /// Sends a command whose reply nothing waits for.
    @discardableResult
    func post(_ name: String, _ arguments: JSONValue) -> Int {
        lastID += 1
        unsent.append(ClientCommand(id: lastID, name: name, arguments: arguments))
        return lastID
    }

    func send(
        _ name: String,
        _ arguments: JSONValue,
        timeout: Duration,
        posted: @MainActor () -> Void
    ) async throws -> JSONValue {
        let id = post(name, arguments)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let clock = clock
                let timer = Task { [weak self] in
                    try? await clock.sleep(for: timeout)
                    if !Task.isCancelled { self?.complete(id, with: .failure(ClientCommandError(.timedOut))) }
                }
                waiting[id] = Waiting(continuation: continuation, timer: timer)
                posted()
                // A task that was cancelled before has had its handler called already.
                if Task.isCancelled { fail(id, with: CancellationError()) }
            }
        } onCancel: {
            Task { @MainActor [weak self] in self?.fail(id, with: CancellationError()) }
        }
    }

    func takeUnsent() -> [ClientCommand] {
        defer { unsent = [] }
        return unsent
    }

    func complete(_ id: Int, with result: Result<JSONValue, ClientCommandError>) {
        guard let entry = waiting.removeValue(forKey: id) else { return }
        entry.timer.cancel()
        entry.continuation.resume(with: result.mapError { $0 as any Error })
    }

    /// Fails what waits for a reply; what of it was not sent yet never is.
    func failAll(_ code: ClientCommandError.Code) {
        unsent.removeAll { waiting[$0.id] != nil }
        for id in Array(waiting.keys) { complete(id, with: .failure(ClientCommandError(code))) }
    }

    private func fail(_ id: Int, with error: any Error) {
        guard let entry = waiting.removeValue(forKey: id) else { return }
        entry.timer.cancel()
        entry.continuation.resume(throwing: error)
    }
}

package import FoundationEssentials
import Synchronization

/// Where the producer of a streamed body writes to, at the pace of the client.
package final class BodyWriter: Sendable {
    /// The client has gone, or the server stops, so nobody will read what is written.
    package struct Gone: Error, Sendable, Equatable {}

    private struct State {
        var queue = BodyQueue(capacity: 64 << 10)
        var waiting: [CheckedContinuation<Void, Never>] = []
    }
    private let state = Mutex(State())
    private let connection: DaemonConnection

    init(_ connection: DaemonConnection) {
        self.connection = connection
    }

    /// Sends `bytes`, and waits while more than 64 KiB have not been taken by the client.
    /// - Throws: `Gone` once the client or the server has ended the response; `CancellationError` when the producer's
    ///   task is cancelled, as it is when the client hangs up and when the server stops.
    package func write(_ bytes: Data) async throws {
        try Task.checkCancellation()
        switch state.withLock({ $0.queue.write(bytes) }) {
        case .refused:
            throw Gone()
        case .accepted(let resumes, let mustWait):
            if resumes { connection.resume() }
            if mustWait { try await waitForRoom() }
        }
    }

    private func waitForRoom() async throws {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let waits = state.withLock { state in
                    guard state.queue.mustWait, !Task.isCancelled else { return false }
                    state.waiting.append(continuation)
                    return true
                }
                if !waits { continuation.resume() }
            }
        } onCancel: {
            wakeProducer()
        }
        guard !state.withLock({ $0.queue.isGone }) else { throw Gone() }
        try Task.checkCancellation()
    }

    func finish(isWhole: Bool) {
        if state.withLock({ $0.queue.finish(isWhole: isWhole) }) { connection.resume() }
    }

    /// What the library is to send next; it calls on the daemon's thread.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> BodyQueue.Read {
        let read = state.withLock { $0.queue.read(into: buffer) }
        switch read {
        case .bytes:
            if !state.withLock({ $0.queue.mustWait }) { wakeProducer() }
        case .nothingYet:
            connection.suspend()
            if !state.withLock({ $0.queue.park() }) { connection.resume() }
        case .end, .brokenOff:
            break
        }
        return read
    }

    func end() {
        state.withLock { $0.queue.end() }
        wakeProducer()
    }

    private func wakeProducer() {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting {
            continuation.resume()
        }
    }
}

import Synchronization

/// Brings the callers of a listener and the thread that serves its sockets together.
final class LoopbackExchange: Sendable {
    private typealias Waiter = CheckedContinuation<Result<LoopbackRequest, LoopbackError>, Never>

    private let session = Mutex(LoopbackSession<LoopbackRequest, Waiter>())
    private let loop: LoopbackLoop

    init(_ sockets: consuming LoopbackSockets, path: String) throws(LoopbackError) {
        loop = try LoopbackLoop(sockets, path: path)
        loop.start { [weak self] request in self?.arrived(request) ?? false }
    }

    deinit {
        loop.close()
    }

    func nextRequest() async throws -> LoopbackRequest {
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { (waiter: Waiter) in
                switch session.withLock({ $0.wait(waiter) }) {
                case .deliver(let request): waiter.resume(returning: .success(request))
                case .ended(let reason): waiter.resume(returning: .failure(reason))
                case .waiting: break
                }
            }
        } onCancel: {
            end(.closed)
        }
        switch result {
        case .success(let request):
            return request
        case .failure(let reason):
            await untilPortIsFree()
            try Task.checkCancellation()
            throw reason
        }
    }

    func end(_ reason: LoopbackError) {
        let waiters = session.withLock { $0.end(reason) }
        loop.close()
        for waiter in waiters {
            waiter.resume(returning: .failure(reason))
        }
    }

    func untilPortIsFree() async {
        await loop.untilEnded()
    }

    /// Whether somebody will answer.
    private func arrived(_ request: LoopbackRequest) -> Bool {
        switch session.withLock({ $0.arrived(request) }) {
        case .deliver(let waiter): waiter.resume(returning: .success(request))
        case .kept: break
        case .dropped: return false
        }
        return true
    }
}

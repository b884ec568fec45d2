import Foundation
import Synchronization

/// One exchange as both sides see it: the caller who waits, and the transport that works.
final class Transfer: Sendable {
    typealias Waiter = CheckedContinuation<HTTPClientResponse, any Error>

    let request: HTTPClientRequest
    private let life = Mutex(TransferLife<Waiter>())

    init(_ request: HTTPClientRequest) {
        self.request = request
    }

    /// Waits for the outcome.
    ///
    /// `enqueue` hands the transfer to the transport; `stop` tells it that a transfer which has begun is no longer
    /// wanted. A cancelled caller does not wait for either.
    func outcome(
        enqueue: @Sendable (Transfer) -> Void,
        stop: @Sendable (Transfer) -> Void
    ) async throws -> HTTPClientResponse {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiter in
                switch life.withLock({ $0.submit(waiter) }) {
                case .enqueue: enqueue(self)
                case .refuse(let waiter): waiter.resume(throwing: TransportFailure.cancelled)
                }
            }
        } onCancel: {
            switch life.withLock({ $0.cancel() }) {
            case .nothing: break
            case .release(let waiter): waiter.resume(throwing: TransportFailure.cancelled)
            case .releaseAndStop(let waiter):
                waiter.resume(throwing: TransportFailure.cancelled)
                stop(self)
            }
        }
    }

    func begin() -> Bool {
        life.withLock { $0.begin() }
    }

    func finish(_ outcome: Result<HTTPClientResponse, TransportFailure>) {
        life.withLock { $0.finish() }?.resume(with: outcome)
    }
}

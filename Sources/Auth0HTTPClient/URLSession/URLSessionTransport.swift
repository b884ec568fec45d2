import Foundation
package import FoundationNetworking

/// The transport for a caller's own `URLSession`.
///
/// It makes a session of its own from the given one's configuration (`protocolClasses` included), because only a
/// session's delegate can refuse redirects; the given session's delegate is not called. It never calls `cancel()` on
/// a task, which can deadlock or trap on Swift 6.3: a cancelled caller goes on at once, and the task is left to its
/// time-out (swift-corelibs-foundation #5412).
package struct URLSessionTransport: HTTPTransport {
    private let relay: URLSessionRelay
    private let clock: any Clock<Duration>

    package init(session: URLSession) {
        self.init(session: session, clock: ContinuousClock())
    }

    init(session: URLSession, clock: any Clock<Duration>) {
        relay = URLSessionRelay(configuration: session.configuration)
        self.clock = clock
    }

    package func send(_ request: HTTPClientRequest) async throws -> HTTPClientResponse {
        try await failingWithURLError {
            try request.validate()
            return try await RedirectRule.follow(request, clock: ContinuousClock()) { [relay, clock] request in
                try await withDeadline(request.timeout, clock: clock) {
                    try await Transfer(request).outcome(enqueue: relay.start, stop: { _ in })
                }
            }
        }
    }
}

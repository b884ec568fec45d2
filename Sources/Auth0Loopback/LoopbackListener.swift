import Synchronization

/// Waits on a loopback address for a browser to come back with the result of a sign-in.
///
/// It serves GET for one path and nothing else: other paths get 404, other methods 405, a request head beyond 8 KiB
/// gets 431, and every connection is closed after its answer. RFC 8252, section 7.3, describes such a redirect.
///
/// Its sockets close when `close` is called, when the deadline passes, when a task that waits in `nextRequest` is
/// cancelled, and when it is dropped.
package final class LoopbackListener: Sendable {
    /// The port listened on, which is the one asked for unless that was 0.
    package let port: UInt16

    private let exchange: LoopbackExchange
    private let deadline: Task<Void, Never>

    /// Listens at once.
    /// - Parameters:
    ///   - host: `localhost`, which is 127.0.0.1 and `::1` together, or an address in 127.0.0.0/8, or `::1`, with or
    ///     without brackets. Only that host's family is bound.
    ///   - port: 0 picks one that is free.
    ///   - path: the path of the redirect, as it stands in the URL.
    ///   - timeout: how long the browser has.
    /// - Throws: `LoopbackError`: `addressInUse`, `permissionDenied`, `hostNotLoopback` or `unavailable`.
    package init(
        host: String = "127.0.0.1",
        port: UInt16,
        path: String,
        timeout: Duration,
        clock: any Clock<Duration> = ContinuousClock()
    ) throws(LoopbackError) {
        let sockets = try LoopbackSockets(host: host, port: port)
        self.port = sockets.port
        let exchange = try LoopbackExchange(sockets, path: path)
        self.exchange = exchange
        deadline = Self.end(exchange, after: timeout, clock)
    }

    deinit {
        deadline.cancel()
        exchange.end(.closed)
    }

    /// The next GET for the path, in the order in which they come.
    ///
    /// The caller says what the browser shows, by `LoopbackRequest.answer`, and then closes or waits for another.
    /// - Throws: `LoopbackError` `timedOut` or `closed`; `CancellationError`. Then the port is free again.
    package func nextRequest() async throws -> LoopbackRequest {
        try await exchange.nextRequest()
    }

    /// Sends the answers that were given, closes everything, and returns when the port is free.
    package func close() async {
        deadline.cancel()
        exchange.end(.closed)
        await exchange.untilPortIsFree()
    }

    /// The time runs from here, not from when the task first gets to run.
    private static func end<C: Clock>(
        _ exchange: LoopbackExchange,
        after timeout: Duration,
        _ clock: C
    ) -> Task<Void, Never> where C.Duration == Duration {
        let deadline = clock.now.advanced(by: timeout)
        return Task {
            guard (try? await clock.sleep(until: deadline, tolerance: nil)) != nil else { return }
            exchange.end(.timedOut)
        }
    }
}

/// An HTTP/1.1 server for loopback and small networks: async handlers, limits, a stop that loses no answer.
///
/// A server runs once: start it, stop it, and make another. One that is dropped while it runs stops by itself.
package final class HTTPServer: Sendable {
    package struct Configuration: Sendable {
        package enum Bind: Sendable {
            /// 127.0.0.1 and `::1` on one port; 127.0.0.1 alone where the machine has no IPv6.
            case localhost
            /// One numeric IPv4 or IPv6 address.
            case address(String)
        }

        package var bind: Bind
        /// The port to listen on; 0 picks one that is free.
        package var port: UInt16
        /// The longest request head, request line included, in bytes; a longer one is answered with 431 or 414.
        package var maximumHeaderBytes: Int
        /// The longest request body, in bytes; a longer one is answered with 413.
        package var maximumBodyBytes: Int
        /// How many connections are open at once on each address; further ones wait in the backlog.
        package var maximumConnections: Int
        /// After how many seconds without a byte a connection is closed.
        ///
        /// The time that a handler takes does not count.
        package var idleTimeout: Int

        package init(
            bind: Bind = .localhost,
            port: UInt16 = 0,
            maximumHeaderBytes: Int = 32 << 10,
            maximumBodyBytes: Int = 1 << 20,
            maximumConnections: Int = 1024,
            idleTimeout: Int = 30
        ) {
            self.bind = bind
            self.port = port
            self.maximumHeaderBytes = maximumHeaderBytes
            self.maximumBodyBytes = maximumBodyBytes
            self.maximumConnections = maximumConnections
            self.idleTimeout = idleTimeout
        }
    }

    /// Answers one request.
    ///
    /// Its task is cancelled when the client goes away.
    package typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

    private let engine: Engine

    package init(configuration: Configuration = .init(), handler: @escaping Handler) {
        engine = Engine(configuration: configuration, handler: handler)
    }

    deinit {
        let engine = self.engine
        Task { await engine.stop() }
    }

    /// Starts to accept connections.
    /// - Returns: The port listened on.
    /// - Throws: `HTTPServerError`: `addressInUse`, `permissionDenied`, `invalidAddress` or `unavailable`.
    package func start() throws(HTTPServerError) -> UInt16 {
        try engine.start()
    }

    /// Takes no new work, waits until every running handler's answer is sent, and closes all connections.
    ///
    /// Streams and upgraded connections end at once. Handlers may finish, however long that takes; cancelling the task
    /// that waits here cancels them. A handler must not wait for a stop of its own server: each would wait for the other.
    package func stop() async {
        await engine.stop()
    }
}

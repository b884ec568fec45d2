import FoundationEssentials
import Glibc
import Synchronization

/// What a running server consists of; the library's threads call into it.
final class Engine: Sendable {
    let configuration: HTTPServer.Configuration
    let handler: HTTPServer.Handler

    private struct State {
        var lifecycle = ServerLifecycle()
        var daemons: [Daemon] = []
        var peers: Peers?
        var whenDrained: CheckedContinuation<Void, Never>?
        var stopping: Task<Void, Never>?
    }
    private let state = Mutex(State())

    init(configuration: HTTPServer.Configuration, handler: @escaping HTTPServer.Handler) {
        self.configuration = configuration
        self.handler = handler
    }

    var isStopping: Bool { state.withLock { $0.lifecycle.isStopping } }

    var peers: Peers? { state.withLock { $0.peers } }

    func start() throws(HTTPServerError) -> UInt16 {
        guard state.withLock({ $0.lifecycle.start() }) else {
            throw .unavailable("This server was started before. Make a new one.")
        }
        do throws(HTTPServerError) {
            let peers = try Peers()
            state.withLock { $0.peers = peers }
            let sockets = try ListenSockets(configuration.bind, port: configuration.port)
            let daemons = try startDaemons(sockets.descriptors)
            state.withLock { $0.daemons = daemons }
            return sockets.port
        } catch {
            state.withLock { $0.lifecycle.startFailed() }
            throw error
        }
    }

    /// One for each socket, or none at all.
    private func startDaemons(_ descriptors: [Int32]) throws(HTTPServerError) -> [Daemon] {
        var daemons: [Daemon] = []
        for descriptor in descriptors {
            do throws(HTTPServerError) {
                daemons.append(try Daemon(listening: descriptor, engine: self))
            } catch {
                for unused in descriptors.dropFirst(daemons.count + 1) {
                    close(unused)
                }
                let started = daemons
                Task {
                    for daemon in started { await daemon.stop() }
                }
                throw error
            }
        }
        return daemons
    }

    /// Whether a request may go to the handler; the caller owes one `requestEnded`.
    func admitRequest() -> Bool {
        state.withLock { $0.lifecycle.admitRequest() }
    }

    func requestEnded() {
        let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard state.lifecycle.requestEnded() else { return nil }
            return state.whenDrained.take()
        }
        waiting?.resume()
    }

    func stop() async {
        let stopping = state.withLock { state in
            if let stopping = state.stopping { return stopping }
            let stopping = Task { await self.shutDown() }
            state.stopping = stopping
            return stopping
        }
        await withTaskCancellationHandler {
            await stopping.value
        } onCancel: {
            for peer in peers?.all ?? [] {
                peer.current?.clientLeft()
            }
        }
    }

    private func shutDown() async {
        let (stop, daemons, peers) = state.withLock { ($0.lifecycle.stop(), $0.daemons, $0.peers) }
        guard stop != .nothing else { return }
        for daemon in daemons {
            daemon.quiesce()
        }
        for peer in peers?.all ?? [] {
            peer.current?.serverStops()
        }
        await drained()
        for daemon in daemons {
            await daemon.stop()
        }
        state.withLock { state in
            state.lifecycle.closed()
            state.daemons = []
            state.peers = nil
        }
    }

    /// Returns once no handler runs and no answer is being sent.
    private func drained() async {
        await withCheckedContinuation { continuation in
            let isDrained = state.withLock { state in
                guard state.lifecycle.requestsAtWork > 0 else { return true }
                state.whenDrained = continuation
                return false
            }
            if isDrained { continuation.resume() }
        }
    }
}

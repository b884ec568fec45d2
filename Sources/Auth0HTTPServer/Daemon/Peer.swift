import FoundationEssentials
import Synchronization

/// The other end of a connection, found out once for all its requests.
final class Peer: Sendable {
    /// What `SocketWatcher` reports events under.
    let key: UInt64
    let descriptor: Int32
    let watcher: SocketWatcher
    let address: String
    let isLoopback: Bool

    private struct State {
        var current: Exchange?
        var isGone = false
    }
    private let state = Mutex(State())

    init(_ connection: DaemonConnection, key: UInt64, watcher: SocketWatcher) {
        self.key = key
        self.watcher = watcher
        descriptor = connection.descriptor
        let address = connection.address
        self.address = address?.host ?? ""
        isLoopback = address?.isLoopback ?? false
    }

    /// The request that the connection is busy with.
    var current: Exchange? { state.withLock { $0.current } }

    /// Makes `exchange` the one that hears what happens on the connection.
    func begins(_ exchange: Exchange) {
        let isGone = state.withLock { state in
            state.current = exchange
            return state.isGone
        }
        if isGone { exchange.clientLeft() }
    }

    func ends(_ exchange: Exchange) {
        state.withLock { state in
            if state.current === exchange { state.current = nil }
        }
    }

    /// Asks the watcher for every event instead of a hang-up alone; it reports at once what is the case already.
    func watchTraffic() {
        watcher.change(descriptor, key: key, events: [.readable, .writable, .hangUp])
    }

    /// What the watcher saw.
    func happened(_ events: SocketWatcher.Events) {
        let current = state.withLock { state in
            if !events.isDisjoint(with: .hangUp) { state.isGone = true }
            return state.current
        }
        current?.happened(events)
    }
}

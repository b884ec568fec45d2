import Synchronization

/// The open connections of a server, and the watch for those that hang up.
///
/// The library does not look at a connection while a handler works on its request, so it would not notice.
final class Peers: Sendable {
    private struct State {
        var byKey: [UInt64: Peer] = [:]
        var nextKey: UInt64 = 0
    }

    /// Apart from `Peers`, so that the watcher's thread keeps only this alive.
    private final class Table: Sendable {
        let state = Mutex(State())
    }

    private let table: Table
    private let watcher: SocketWatcher

    init() throws(HTTPServerError) {
        let table = Table()
        self.table = table
        watcher = try SocketWatcher { key, events in
            guard let peer = table.state.withLock({ $0.byKey[key] }) else { return }
            peer.happened(events)
        }
    }

    var all: [Peer] { table.state.withLock { Array($0.byKey.values) } }

    func add(_ connection: DaemonConnection) -> Peer {
        let peer = table.state.withLock { state in
            let peer = Peer(connection, key: state.nextKey, watcher: watcher)
            state.byKey[state.nextKey] = peer
            state.nextKey += 1
            return peer
        }
        watcher.add(peer.descriptor, key: peer.key, events: .hangUp)
        return peer
    }

    /// To be called before the connection's socket is closed.
    func remove(_ peer: Peer) {
        watcher.remove(peer.descriptor)
        table.state.withLock { $0.byKey[peer.key] = nil }
    }
}

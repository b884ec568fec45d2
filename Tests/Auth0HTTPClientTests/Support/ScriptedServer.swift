import Foundation
import Glibc
import Synchronization

/// A server on 127.0.0.1 that does with each connection what the test's script says, one thread a connection.
final class ScriptedServer: Sendable {
    typealias Script = @Sendable (ScriptedConnection) -> Void

    let port: UInt16
    private let listener: Int32
    private let state = Mutex(State())

    private struct State {
        var open: [ObjectIdentifier: ScriptedConnection] = [:]
        var accepted = 0
        var isStopped = false
    }

    init(_ script: @escaping Script) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in.loopback(port: 0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let port: UInt16? = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                guard bind(listener, generic, length) == 0, listen(listener, 256) == 0,
                    getsockname(listener, generic, &length) == 0
                else { return nil }
                return generic.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { $0.pointee.sin_port.bigEndian }
            }
        }
        guard let port else { throw POSIXError(.EADDRNOTAVAIL) }
        self.listener = listener
        self.port = port
        Thread.detachNewThread { [self] in accept(script) }
    }

    /// How many connections came in so far.
    var acceptedConnections: Int { state.withLock { $0.accepted } }

    func url(_ path: String = "/", scheme: String = "http", host: String = "127.0.0.1") throws -> URL {
        guard let url = URL(string: "\(scheme)://\(host):\(port)\(path)") else { throw POSIXError(.EINVAL) }
        return url
    }

    func stop() {
        let open = state.withLock { state in
            state.isStopped = true
            return Array(state.open.values)
        }
        shutdown(listener, Int32(SHUT_RDWR))
        open.forEach { $0.end() }
    }

    private func accept(_ script: @escaping Script) {
        while true {
            let descriptor = Glibc.accept(listener, nil, nil)
            guard descriptor >= 0 else { break }
            let connection = ScriptedConnection(descriptor)
            let isWanted = state.withLock { state in
                state.accepted += 1
                state.open[ObjectIdentifier(connection)] = connection
                return !state.isStopped
            }
            guard isWanted else { break }
            Thread.detachNewThread { [self] in
                script(connection)
                connection.end()
                state.withLock { $0.open[ObjectIdentifier(connection)] = nil }
            }
        }
        close(listener)
    }
}

import Glibc

/// A socket that takes connections and never says a word, as a bus does that hangs.
final class StalledBus: Sendable {
    struct NotStarted: Error {}

    let address: String
    private let socket: Int32

    init(in folder: TemporaryFolder) throws {
        let path = folder.path + "/stalled"
        var name = sockaddr_un()
        name.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let isBound = withUnsafePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, size) == 0 }
        }
        guard isBound, listen(socket, 100) == 0 else { throw NotStarted() }
        self.socket = socket
        address = "unix:path=" + path
    }

    deinit { close(socket) }
}

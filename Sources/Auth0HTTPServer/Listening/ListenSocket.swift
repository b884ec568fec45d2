import CMicroHTTPD
import FoundationEssentials
import Glibc

/// A bound, listening, non-blocking TCP socket that no child process inherits.
struct ListenSocket: ~Copyable {
    private let descriptor: Int32
    let port: UInt16

    init(_ address: SocketAddress) throws(HTTPServerError) {
        let descriptor = socket(
            address.family,
            Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue),
            0
        )
        guard descriptor >= 0 else {
            throw errno == EAFNOSUPPORT
                ? .invalidAddress(address.host)
                : .unavailable("No socket could be made (errno \(errno)). Raise the limit of open files (ulimit -n).")
        }
        do throws(HTTPServerError) {
            port = try Self.listen(descriptor, on: address)
        } catch {
            close(descriptor)
            throw error
        }
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Gives the descriptor away: who takes it closes it.
    consuming func release() -> Int32 {
        let descriptor = self.descriptor
        discard self
        return descriptor
    }

    private static func listen(_ descriptor: Int32, on address: SocketAddress) throws(HTTPServerError) -> UInt16 {
        // A restarted server must not wait for its old connections to leave TIME_WAIT.
        set(descriptor, level: SOL_SOCKET, SO_REUSEADDR)
        if address.family == AF_INET6 {
            // `::` must not take the IPv4 port along, which has a socket of its own.
            set(descriptor, level: Int32(IPPROTO_IPV6), IPV6_V6ONLY)
        }
        guard address.withSockaddr({ bind(descriptor, $0, $1) }) == 0,
            Glibc.listen(descriptor, SOMAXCONN) == 0
        else { throw bindError(errno, address) }
        guard let bound = SocketAddress(localOf: descriptor) else { throw bindError(errno, address) }
        return bound.port
    }

    private static func set(_ descriptor: Int32, level: Int32, _ option: Int32) {
        var on: Int32 = 1
        setsockopt(descriptor, level, option, &on, socklen_t(MemoryLayout<Int32>.size))
    }

    private static func bindError(_ code: Int32, _ address: SocketAddress) -> HTTPServerError {
        switch code {
        case EADDRINUSE: .addressInUse(address.description)
        case EACCES, EPERM: .permissionDenied(address.description)
        case EADDRNOTAVAIL, EINVAL, EAFNOSUPPORT: .invalidAddress(address.host)
        default: .unavailable("Listening on \(address) failed (errno \(code)).")
        }
    }
}

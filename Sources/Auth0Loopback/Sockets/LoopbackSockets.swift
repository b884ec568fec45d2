import Glibc

/// The listening sockets of a host name: one, or two for `localhost`.
struct LoopbackSockets: ~Copyable {
    private var owned: [Int32]
    let port: UInt16

    /// How often a free port is drawn anew because the other family has it taken.
    private static let attempts = 32

    init(host: String, port: UInt16) throws(LoopbackError) {
        let name = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        let addresses = name.lowercased() == "localhost" ? ["127.0.0.1", "::1"] : [name]
        for _ in 0..<Self.attempts {
            do throws(LoopbackError) {
                (owned, self.port) = try Self.open(addresses, port: port)
                return
            } catch  where error.code == .addressInUse && port == 0 && addresses.count > 1 {
                continue
            }
        }
        throw .addressInUse("Every port that was tried on \(host)")
    }

    deinit {
        for descriptor in owned {
            close(descriptor)
        }
    }

    /// Gives the descriptors away: who takes them closes them.
    consuming func release() -> [Int32] {
        defer { owned = [] }
        return owned
    }

    private static func open(_ addresses: [String], port: UInt16) throws(LoopbackError) -> ([Int32], UInt16) {
        var opened: [Int32] = []
        var port = port
        do throws(LoopbackError) {
            for address in addresses {
                guard let address = LoopbackAddress(address, port: port) else { throw .hostNotLoopback(address) }
                guard let socket = try open(address, isOptional: !opened.isEmpty) else { continue }
                opened.append(socket.descriptor)
                port = socket.port
            }
        } catch {
            opened.forEach { _ = close($0) }
            throw error
        }
        return (opened, port)
    }

    /// `nil` when the machine does not have the family and can do without.
    private static func open(
        _ address: LoopbackAddress,
        isOptional: Bool
    ) throws(LoopbackError) -> (descriptor: Int32, port: UInt16)? {
        let flags = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
        let descriptor = socket(address.family, Int32(flags), 0)
        guard descriptor >= 0 else {
            guard errno != EAFNOSUPPORT || !isOptional else { return nil }
            throw .unavailable("Making a socket", errno: errno)
        }
        // The port must be free for the next sign-in while connections of the last are in TIME_WAIT.
        var on: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        guard
            address.withSockaddr({ bind(descriptor, $0, $1) }) == 0,
            listen(descriptor, 16) == 0,
            let port = LoopbackAddress.port(of: descriptor)
        else {
            let code = errno
            close(descriptor)
            switch code {
            case EADDRINUSE: throw .addressInUse(address.description)
            case EACCES, EPERM: throw .permissionDenied(address.description)
            case EADDRNOTAVAIL where isOptional: return nil
            case EADDRNOTAVAIL: throw .hostNotLoopback(address.host)
            default: throw .unavailable("Listening on \(address)", errno: code)
            }
        }
        return (descriptor, port)
    }
}

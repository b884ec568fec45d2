import Glibc

/// A loopback address with a port.
struct LoopbackAddress: CustomStringConvertible {
    private enum Form {
        case v4(sockaddr_in)
        case v6(sockaddr_in6)
    }

    let host: String
    private let form: Form
    private let port: UInt16

    /// `nil` for anything but an address in 127.0.0.0/8 and `::1`.
    init?(_ host: String, port: UInt16) {
        self.host = host
        self.port = port
        var v4 = sockaddr_in()
        var v6 = sockaddr_in6()
        if inet_pton(AF_INET, host, &v4.sin_addr) == 1 {
            guard UInt32(bigEndian: v4.sin_addr.s_addr) >> 24 == 127 else { return nil }
            v4.sin_family = sa_family_t(AF_INET)
            v4.sin_port = port.bigEndian
            form = .v4(v4)
        } else if inet_pton(AF_INET6, host, &v6.sin6_addr) == 1 {
            let isLoopback = withUnsafeBytes(of: v6.sin6_addr) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
            guard isLoopback else { return nil }
            v6.sin6_family = sa_family_t(AF_INET6)
            v6.sin6_port = port.bigEndian
            form = .v6(v6)
        } else {
            return nil
        }
    }

    var family: Int32 {
        switch form {
        case .v4: AF_INET
        case .v6: AF_INET6
        }
    }

    var description: String {
        switch form {
        case .v4: "\(host):\(port)"
        case .v6: "[\(host)]:\(port)"
        }
    }

    func withSockaddr<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        switch form {
        case .v4(let address): Self.withSockaddr(address, body)
        case .v6(let address): Self.withSockaddr(address, body)
        }
    }

    /// The port that a bound socket has.
    static func port(of descriptor: Int32) -> UInt16? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutableBytes(of: &storage) { bytes in
            guard let start = bytes.baseAddress else { return nil }
            guard getsockname(descriptor, start.assumingMemoryBound(to: sockaddr.self), &length) == 0 else {
                return nil
            }
            // Both families keep the port at the same place.
            return UInt16(bigEndian: bytes.load(fromByteOffset: 2, as: UInt16.self))
        }
    }

    private static func withSockaddr<Address, Result>(
        _ address: Address,
        _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<Address>.size))
            }
        }
    }
}

import CMicroHTTPD
import FoundationEssentials
import Glibc

/// A numeric IPv4 or IPv6 address with a port.
struct SocketAddress: Sendable, CustomStringConvertible {
    private let storage: sockaddr_storage
    private let length: socklen_t

    /// `nil` when `host` is not a numeric address.
    init?(host: String, port: UInt16) {
        var v4 = sockaddr_in()
        if inet_pton(AF_INET, host, &v4.sin_addr) == 1 {
            v4.sin_family = sa_family_t(AF_INET)
            v4.sin_port = port.bigEndian
            self = withUnsafeBytes(of: v4) { Self(bytes: $0) }
            return
        }
        var v6 = sockaddr_in6()
        guard inet_pton(AF_INET6, host, &v6.sin6_addr) == 1 else { return nil }
        v6.sin6_family = sa_family_t(AF_INET6)
        v6.sin6_port = port.bigEndian
        self = withUnsafeBytes(of: v6) { Self(bytes: $0) }
    }

    /// The address that a bound socket has.
    init?(localOf descriptor: Int32) {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let result = withUnsafeMutableBytes(of: &storage) { bytes in
            bytes.baseAddress.map { getsockname(descriptor, $0.assumingMemoryBound(to: sockaddr.self), &length) }
        }
        guard result == 0 else { return nil }
        self.storage = storage
        self.length = length
    }

    /// A copy of an address of the operating system; `nil` for any family but the two of IP.
    init?(copying pointer: UnsafePointer<sockaddr>) {
        switch Int32(pointer.pointee.sa_family) {
        case AF_INET: self.init(bytes: UnsafeRawBufferPointer(start: pointer, count: MemoryLayout<sockaddr_in>.size))
        case AF_INET6: self.init(bytes: UnsafeRawBufferPointer(start: pointer, count: MemoryLayout<sockaddr_in6>.size))
        default: return nil
        }
    }

    private init(bytes: UnsafeRawBufferPointer) {
        var storage = sockaddr_storage()
        withUnsafeMutableBytes(of: &storage) { $0.copyMemory(from: bytes) }
        self.storage = storage
        length = socklen_t(bytes.count)
    }

    var family: Int32 { Int32(storage.ss_family) }

    var port: UInt16 {
        // Both families keep the port at the same place.
        withUnsafeBytes(of: storage) { UInt16(bigEndian: $0.load(fromByteOffset: 2, as: UInt16.self)) }
    }

    /// The numeric address without its port.
    var host: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let offset = family == AF_INET6 ? MemoryLayout<sockaddr_in6>.offset(of: \.sin6_addr) : 4
        withUnsafeBytes(of: storage) { bytes in
            _ = bytes.baseAddress.map { inet_ntop(family, $0 + (offset ?? 8), &text, socklen_t(text.count)) }
        }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// In 127.0.0.0/8, `::1`, or the former mapped into IPv6.
    var isLoopback: Bool {
        withUnsafeBytes(of: storage) { bytes in
            guard family == AF_INET6 else { return bytes[4] == 127 }
            let address = bytes[8..<24]
            let mapped = address.prefix(10).allSatisfy { $0 == 0 } && bytes[18] == 0xFF && bytes[19] == 0xFF
            return address.dropLast().allSatisfy { $0 == 0 } && bytes[23] == 1 || mapped && bytes[20] == 127
        }
    }

    var description: String { family == AF_INET6 ? "[\(host)]:\(port)" : "\(host):\(port)" }

    func withSockaddr<Result>(_ body: (UnsafePointer<sockaddr>?, socklen_t) -> Result) -> Result {
        withUnsafeBytes(of: storage) { body($0.baseAddress?.assumingMemoryBound(to: sockaddr.self), length) }
    }
}

import Foundation
import Glibc
import Synchronization

/// One accepted connection.
///
/// The descriptor is closed when the last reference goes, so that no number is used twice.
final class ScriptedConnection: Sendable {
    private let descriptor: Int32
    private let unread = Mutex([UInt8]())

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// A connection of our own to a port of 127.0.0.1, or nil if nobody listens there.
    static func open(port: UInt16) -> ScriptedConnection? {
        let connection = ScriptedConnection(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
        var address = sockaddr_in.loopback(port: port)
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(connection.descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return result == 0 ? connection : nil
    }

    deinit {
        close(descriptor)
    }

    /// Ends both directions; whoever reads or writes gets nothing more.
    func end() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    /// The next request, or nil if the client has closed.
    func request() -> ScriptedRequest? {
        var bytes = unread.withLock { $0 }
        while true {
            if let (request, length) = ScriptedRequest.parse(bytes) {
                bytes.removeFirst(length)
                unread.withLock { [bytes] in $0 = bytes }
                return request
            }
            guard let more = read() else { return nil }
            bytes += more
        }
    }

    /// Whatever bytes come next, or nil at the end.
    func read() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer[..<count]) : nil
    }

    /// Passes bytes both ways between this connection and another until either ends, or until as many as the limit
    /// have come from this side.
    func join(_ other: ScriptedConnection, limit: Int = .max) {
        Thread.detachNewThread {
            while let bytes = other.read(), self.write(bytes) {}
            self.end()
        }
        var passed = 0
        while passed < limit, let bytes = read(), other.write(bytes.prefix(limit - passed)) { passed += bytes.count }
        other.end()
    }

    /// Waits until the client has closed.
    func waitForEnd() {
        while read() != nil {}
    }

    @discardableResult
    func write(_ bytes: some Collection<UInt8>) -> Bool {
        let bytes = Array(bytes)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    @discardableResult
    func write(_ text: String) -> Bool { write(text.utf8) }

    /// A whole reply with a length.
    @discardableResult
    func reply(_ status: Int = 200, headers: [String] = [], body: some Collection<UInt8> = []) -> Bool {
        let lines = ["HTTP/1.1 \(status) X", "Content-Length: \(body.count)"] + headers
        return write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + Array(body))
    }
}

extension sockaddr_in {
    static func loopback(port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return address
    }
}

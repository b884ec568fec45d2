import Foundation

@testable import Auth0HTTPServer

/// A client that sends exactly the bytes that it is given, on a queue of its own, never on the task pool.
final class RawConnection: Sendable {
    struct Failure: Error {
        let what: String
        let code = errno
    }

    private let descriptor: Int32
    private let queue = DispatchQueue(label: "raw connection")

    /// How long a read waits before the test fails; nothing in a passing test waits for it.
    private static let patience = timeval(tv_sec: 20, tv_usec: 0)

    init(port: UInt16, host: String = "127.0.0.1") throws {
        guard let address = SocketAddress(host: host, port: port) else { throw Failure(what: "address") }
        descriptor = socket(address.family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Failure(what: "socket") }
        var patience = Self.patience
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        var on: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
        guard address.withSockaddr({ connect(descriptor, $0, $1) }) == 0 else {
            let failure = Failure(what: "connect")
            close(descriptor)
            throw failure
        }
    }

    /// The same connection on another queue, so that one can send while the other receives.
    init(sharing other: RawConnection) throws {
        descriptor = dup(other.descriptor)
        guard descriptor >= 0 else { throw Failure(what: "dup") }
    }

    deinit {
        close(descriptor)
    }

    func send(_ text: String) async throws {
        try await send(Data(text.utf8))
    }

    func send(_ bytes: Data) async throws {
        try await onQueue { [descriptor] in
            var sent = 0
            while sent < bytes.count {
                let result = bytes.withUnsafeBytes { buffer in
                    Glibc.send(
                        descriptor,
                        buffer.baseAddress.map { $0 + sent },
                        bytes.count - sent,
                        Int32(MSG_NOSIGNAL)
                    )
                }
                guard result > 0 else { throw Failure(what: "send") }
                sent += result
            }
        }
    }

    /// What the server sends next, at most `count` bytes; empty at the end of the stream.
    func receive(_ count: Int = 65536) async throws -> Data {
        try await onQueue { [descriptor] in
            var buffer = [UInt8](repeating: 0, count: count)
            let received = recv(descriptor, &buffer, count, 0)
            guard received >= 0 else { throw Failure(what: "receive") }
            return Data(buffer.prefix(received))
        }
    }

    /// Everything until the server closes.
    ///
    /// A reset after the last byte counts as the end.
    func receiveToEnd() async throws -> Data {
        var all = Data()
        while true {
            do {
                let bytes = try await receive()
                guard !bytes.isEmpty else { return all }
                all += bytes
            } catch let failure as Failure where failure.code == ECONNRESET {
                return all
            }
        }
    }

    /// Ends the sending side, or all of it.
    func shut(_ how: Int = SHUT_WR) {
        shutdown(descriptor, Int32(how))
    }

    private func onQueue<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Swift.Result { try work() }) }
        }
    }
}

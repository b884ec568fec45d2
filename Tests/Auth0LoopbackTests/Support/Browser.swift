import Foundation

@testable import Auth0Loopback

/// A client that sends exactly the bytes that it is given, on a queue of its own, never on the task pool.
final class Browser: Sendable {
    struct Failure: Error {
        let code = errno
    }

    private let descriptor: Int32
    private let queue = DispatchQueue(label: "browser")

    init(port: UInt16, host: String = "127.0.0.1") throws {
        guard let address = LoopbackAddress(host, port: port) else { throw Failure() }
        descriptor = socket(address.family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var patience = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        guard descriptor >= 0, address.withSockaddr({ connect(descriptor, $0, $1) }) == 0 else {
            let failure = Failure()
            close(descriptor)
            throw failure
        }
    }

    deinit {
        close(descriptor)
    }

    func send(_ text: String) async throws {
        try await onQueue { [descriptor] in
            let bytes = Array(text.utf8)
            guard Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
                throw Failure()
            }
        }
    }

    /// Everything that the listener sends until it closes.
    func receive() async throws -> String {
        try await onQueue { [descriptor] in
            var all: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = recv(descriptor, &buffer, buffer.count, 0)
                guard count >= 0 else { throw Failure() }
                guard count > 0 else { return String(decoding: all, as: UTF8.self) }
                all += buffer.prefix(count)
            }
        }
    }

    /// The answer to one GET.
    static func get(_ target: String, port: UInt16, host: String = "127.0.0.1") async throws -> String {
        let browser = try Browser(port: port, host: host)
        try await browser.send("GET \(target) HTTP/1.1\r\nHost: \(host):\(port)\r\n\r\n")
        return try await browser.receive()
    }

    private func onQueue<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Swift.Result { try work() }) }
        }
    }
}

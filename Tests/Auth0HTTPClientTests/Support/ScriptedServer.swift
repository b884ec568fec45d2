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
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
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

/// One accepted connection.
///
/// The descriptor is closed when the last reference goes, so that no number is used twice.
final class ScriptedConnection: Sendable {
    private let descriptor: Int32
    private let unread = Mutex([UInt8]())

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
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

struct ScriptedRequest: Sendable {
    let method: String
    let target: String
    let headers: [(name: String, value: String)]
    let body: [UInt8]

    func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    fileprivate static func parse(_ bytes: [UInt8]) -> (request: ScriptedRequest, length: Int)? {
        guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: Array("\r\n\r\n".utf8)) }) else {
            return nil
        }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].components(separatedBy: " ")
        let headers = lines.dropFirst().map { line in
            let parts = line.components(separatedBy: ":")
            return (
                name: parts[0], value: parts.dropFirst().joined(separator: ":").trimmingCharacters(in: .whitespaces)
            )
        }
        let length = headers.first { $0.name.lowercased() == "content-length" }.flatMap { Int($0.value) } ?? 0
        guard bytes.count >= end + 4 + length, words.count == 3 else { return nil }
        let body = Array(bytes[(end + 4)..<(end + 4 + length)])
        return (ScriptedRequest(method: words[0], target: words[1], headers: headers, body: body), end + 4 + length)
    }
}

import CMicroHTTPD
import FoundationEssentials
import Glibc

/// The socket of a connection that the library has handed over; it stays the library's to close.
///
/// `receive` and `send` may be called until `close` is, which is called once. `UpgradedConnection` sees to both.
struct UpgradedSocket: @unchecked Sendable {
    enum Attempt<Value> {
        case done(Value)
        case notReady
        case failed
    }

    private let descriptor: Int32
    private let handle: OpaquePointer

    init(_ descriptor: Int32, handle: OpaquePointer) {
        self.descriptor = descriptor
        self.handle = handle
        // Small messages must not wait for the acknowledgement of the one before.
        var on: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    }

    func receive(upTo count: Int) -> Attempt<Data> {
        var data = Data(count: count)
        let received = data.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, count, 0) }
        guard received >= 0 else { return Self.failure() }
        data.removeSubrange(received...)
        return .done(data)
    }

    func send(_ bytes: Data) -> Attempt<Int> {
        let sent = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        return sent >= 0 ? .done(sent) : Self.failure()
    }

    func close() {
        _ = auth0_mhd_close_upgraded(handle)
    }

    private static func failure<Value>() -> Attempt<Value> {
        errno == EAGAIN || errno == EINTR ? .notReady : .failed
    }
}

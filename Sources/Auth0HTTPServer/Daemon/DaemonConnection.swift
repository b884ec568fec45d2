import CMicroHTTPD
import FoundationEssentials
import Glibc

/// The library's view of one connection.
///
/// Its functions may be called on the daemon's thread, inside a callback. The one exception is `resume`, which is for
/// any thread, but once for each `suspend`; a suspended connection stays valid until then. That is what makes it
/// sendable, and `ExchangeLifecycle` and `BodyQueue` are what keeps to it.
struct DaemonConnection: @unchecked Sendable {
    let pointer: OpaquePointer

    func suspend() {
        MHD_suspend_connection(pointer)
    }

    func resume() {
        MHD_resume_connection(pointer)
    }

    /// Hands the answer over.
    ///
    /// `false` when it cannot be sent.
    func queue(_ reply: Reply) -> Bool {
        MHD_queue_response(pointer, reply.status, reply.pointer) == .YES
    }

    /// The peer that `NOTIFY_STARTED` made for this connection.
    var peer: Peer? {
        guard
            let info = auth0_mhd_connection_info(pointer, .CONNECTION_INFO_SOCKET_CONTEXT),
            let context = info.pointee.socket_context
        else { return nil }
        return Unmanaged<Peer>.fromOpaque(context).takeUnretainedValue()
    }

    var descriptor: Int32 {
        auth0_mhd_connection_info(pointer, .CONNECTION_INFO_CONNECTION_FD)?.pointee.connect_fd ?? -1
    }

    var address: SocketAddress? {
        auth0_mhd_connection_info(pointer, .CONNECTION_INFO_CLIENT_ADDRESS)
            .flatMap { $0.pointee.client_addr }
            .flatMap { SocketAddress(copying: $0) }
    }

    /// The head of the current request.
    func head(method: UnsafePointer<CChar>, target: String, version: UnsafePointer<CChar>) -> RequestHead {
        var reader = HeadReader(
            layout: HeadLayout(
                start: UInt(bitPattern: method),
                method: strlen(method),
                target: target.utf8.count,
                version: strlen(version)
            )
        )
        withUnsafeMutablePointer(to: &reader) { reader in
            _ = MHD_get_connection_values_n(pointer, .HEADER_KIND, HeadReader.read, reader)
        }
        let size = auth0_mhd_connection_info(pointer, .CONNECTION_INFO_REQUEST_HEADER_SIZE)?.pointee.header_size ?? 0
        reader.layout.end(size: size)
        return RequestHead(
            method: String(cString: method),
            target: target,
            version: String(cString: version),
            headers: reader.headers,
            size: size,
            isExact: reader.layout.isExact || !DaemonLibrary.parsesLeniently
        )
    }
}

/// Collects header fields and where in memory they lie.
private struct HeadReader {
    var layout: HeadLayout
    var headers = HTTPHeaders()

    static let read: MHD_KeyValueIteratorN = { context, _, name, nameCount, value, valueCount in
        guard let reader = context?.assumingMemoryBound(to: HeadReader.self) else { return .NO }
        reader.pointee.layout.addField(
            name: UInt(bitPattern: name),
            nameCount: nameCount,
            value: UInt(bitPattern: value),
            valueCount: valueCount
        )
        let name = UnsafeRawBufferPointer(start: name, count: nameCount)
        let value = UnsafeRawBufferPointer(start: value, count: valueCount)
        reader.pointee.headers.add(String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
        return .YES
    }
}

/// What differs between the versions of the library that distributions have.
enum DaemonLibrary {
    /// Version 1.0 refuses folded lines, NUL and bare line feeds itself when asked to be strict.
    static let parsesLeniently = String(cString: MHD_get_version()).hasPrefix("0.")

    /// Before 1.0 strictness brings only the check for a Host field, whose refusal goes out with its head doubled.
    ///
    /// So
    /// there `HeadRules` has that check.
    static let strictness: Int32 = parsesLeniently ? 0 : 1
}

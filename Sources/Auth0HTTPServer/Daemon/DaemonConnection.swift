import CMicroHTTPD
import Foundation

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

    var address: SocketAddress? {
        auth0_mhd_connection_info(pointer, .CONNECTION_INFO_CLIENT_ADDRESS)
            .flatMap { $0.pointee.client_addr }
            .flatMap { SocketAddress(copying: $0) }
    }

    var headers: HTTPHeaders {
        var headers = HTTPHeaders()
        withUnsafeMutablePointer(to: &headers) { headers in
            _ = MHD_get_connection_values_n(
                pointer,
                .HEADER_KIND,
                { context, _, name, nameCount, value, valueCount in
                    guard let headers = context?.assumingMemoryBound(to: HTTPHeaders.self) else { return .NO }
                    let name = UnsafeRawBufferPointer(start: name, count: nameCount)
                    let value = UnsafeRawBufferPointer(start: value, count: valueCount)
                    headers.pointee.add(String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
                    return .YES
                },
                headers
            )
        }
        return headers
    }
}

import CMicroHTTPD
import FoundationEssentials
import Glibc

/// The library's five callbacks.
///
/// Each runs on the thread of its daemon and turns pointers into objects, no more.
enum DaemonCallbacks {
    static func all(context: UnsafeMutableRawPointer) -> auth0_mhd_callbacks {
        auth0_mhd_callbacks(
            context: context,
            target: target,
            access: access,
            completed: completed,
            connection: connection,
            unescape: unescape
        )
    }

    /// The request line is there; what is returned accompanies the request to its end.
    private static let target:
        @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) -> UnsafeMutableRawPointer? = {
            context,
            target,
            connection in
            guard let context, let connection = connection.map(DaemonConnection.init), let peer = connection.peer
            else { return nil }
            let exchange = Exchange(
                engine: Unmanaged<Engine>.fromOpaque(context).takeUnretainedValue(),
                connection: connection,
                peer: peer,
                target: target.map { String(cString: $0) } ?? ""
            )
            peer.begins(exchange)
            return Unmanaged.passRetained(exchange).toOpaque()
        }

    private static let access: MHD_AccessHandlerCallback = { _, connection, _, method, version, data, size, request in
        guard let connection, let method, let version, let size, let request = request?.pointee else { return .NO }
        let exchange = Unmanaged<Exchange>.fromOpaque(request).takeUnretainedValue()
        let upload = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : size.pointee)
        size.pointee = 0
        return exchange.proceed(method: method, version: version, upload: upload) ? .YES : .NO
    }

    private static let completed: MHD_RequestCompletedCallback = { _, _, request, _ in
        guard let exchange = request?.pointee.take() else { return }
        Unmanaged<Exchange>.fromOpaque(exchange).takeRetainedValue().ended()
    }

    /// A connection was accepted or is gone.
    private static let connection: MHD_NotifyConnectionCallback = { engine, connection, context, event in
        guard let engine, let connection, let context else { return }
        let peers = Unmanaged<Engine>.fromOpaque(engine).takeUnretainedValue().peers
        switch event {
        case .CONNECTION_NOTIFY_STARTED:
            let peer = peers?.add(DaemonConnection(pointer: connection))
            context.pointee = peer.map { Unmanaged.passRetained($0).toOpaque() }
        case .CONNECTION_NOTIFY_CLOSED:
            guard let peer = context.pointee.take() else { return }
            peers?.remove(Unmanaged<Peer>.fromOpaque(peer).takeRetainedValue())
        @unknown default: return
        }
    }

    /// Leaves the target as it was sent: decoding it is the handler's business.
    private static let unescape:
        @convention(c) (
            UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?
        ) -> Int = { _, _, text in text.map { strlen($0) } ?? 0 }
}

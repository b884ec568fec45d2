import CMicroHTTPD
import Dispatch
import FoundationEssentials
import Synchronization

/// One instance of the library: one listening socket, one thread.
///
/// It keeps its engine alive until `stop`, because the library's thread calls into it until then.
final class Daemon: Sendable {
    /// The library takes calls on a daemon from any thread.
    ///
    /// This type makes two in its life, `MHD_quiesce_daemon` and
    /// then `MHD_stop_daemon`, each once.
    private struct Pointer: @unchecked Sendable {
        let daemon: OpaquePointer
        let engine: Unmanaged<Engine>
    }

    private let pointer: Pointer
    private let listening = Mutex<Int32?>(nil)
    private let isStopped = Mutex(false)

    /// Takes over `descriptor`, also when it throws.
    init(listening descriptor: Int32, engine: Engine) throws(HTTPServerError) {
        let context = Unmanaged.passRetained(engine)
        let daemon = auth0_mhd_start(
            Self.flags,
            descriptor,
            DaemonCallbacks.all(context: context.toOpaque()),
            Self.limits(engine.configuration)
        )
        guard let daemon else {
            context.release()
            close(descriptor)
            throw .unavailable("The HTTP library could not start. Raise the limits of threads and open files (ulimit).")
        }
        pointer = Pointer(daemon: daemon, engine: context)
    }

    private static var flags: UInt32 {
        MHD_USE_EPOLL_INTERNAL_THREAD.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue | MHD_ALLOW_UPGRADE.rawValue
    }

    private static func limits(_ configuration: HTTPServer.Configuration) -> auth0_mhd_limits {
        auth0_mhd_limits(
            connections: UInt32(clamping: configuration.maximumConnections),
            idle_seconds: UInt32(clamping: configuration.idleTimeout),
            // Beside the longest head it must hold that head's index and the head of the answer.
            connection_memory: configuration.maximumHeaderBytes + (16 << 10),
            strictness: DaemonLibrary.strictness
        )
    }

    /// Accepts nothing more; what is connected goes on.
    func quiesce() {
        listening.withLock { listening in
            guard listening == nil else { return }
            let descriptor = MHD_quiesce_daemon(pointer.daemon)
            listening = descriptor
            // The descriptor stays open until the thread has ended. Without this the kernel would go on to accept, and
            // clients would wait for an answer instead of being refused.
            shutdown(descriptor, Int32(SHUT_RDWR))
        }
    }

    /// Closes every connection and joins the thread.
    ///
    /// No connection may be suspended.
    func stop() async {
        let isFirst = isStopped.withLock { isStopped in
            defer { isStopped = true }
            return !isStopped
        }
        guard isFirst else { return }
        await withCheckedContinuation { continuation in
            // Joining blocks, so it happens off the cooperative pool.
            DispatchQueue.global().async { [self] in
                MHD_stop_daemon(pointer.daemon)
                if let descriptor = listening.withLock({ $0 }), descriptor >= 0 { close(descriptor) }
                pointer.engine.release()
                continuation.resume()
            }
        }
    }
}

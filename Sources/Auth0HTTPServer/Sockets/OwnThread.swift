import Glibc

/// A thread for work that never ends by itself.
///
/// Dispatch gives out some 250 threads in all, so that a queue for each server would leave none for anybody else.
enum OwnThread {
    private final class Work {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }

    /// Runs `body` on a new thread.
    ///
    /// - Throws: ``HTTPServerError/unavailable(_:)`` where the system gives no further thread.
    static func run(_ body: @escaping @Sendable () -> Void) throws(HTTPServerError) {
        let work = Unmanaged.passRetained(Work(body))
        var thread = pthread_t()
        let status = pthread_create(
            &thread,
            nil,
            { pointer in
                if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
                return nil
            },
            work.toOpaque()
        )
        guard status == 0 else {
            work.release()
            throw .unavailable("No thread is left. Raise the limit of processes (ulimit -u).")
        }
        pthread_detach(thread)
    }
}

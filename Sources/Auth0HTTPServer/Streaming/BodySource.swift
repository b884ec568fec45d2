import Synchronization

/// What the library pulls a streamed body out of.
///
/// The producer starts with the first pull, so never for HEAD.
final class BodySource: Sendable {
    private let writer: BodyWriter
    private let start: @Sendable () -> Void
    private let hasStarted = Mutex(false)

    init(_ writer: BodyWriter, start: @escaping @Sendable () -> Void) {
        self.writer = writer
        self.start = start
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) -> BodyQueue.Read {
        let isFirst = hasStarted.withLock { hasStarted in
            defer { hasStarted = true }
            return !hasStarted
        }
        if isFirst { start() }
        return writer.read(into: buffer)
    }
}

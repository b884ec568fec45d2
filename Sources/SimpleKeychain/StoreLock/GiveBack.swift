import Synchronization

/// Work that is done at most once.
final class GiveBack: Sendable {
    private let work: Mutex<(@Sendable () -> Void)?>

    init(_ work: @escaping @Sendable () -> Void) {
        self.work = Mutex(work)
    }

    func run() {
        work.withLock { work in
            defer { work = nil }
            return work
        }?()
    }
}

import Glibc
import Synchronization

/// An open file or folder, closed when the last reference goes.
///
/// Programs that this process starts do not get it.
final class FileDescriptor: Sendable {
    let number: Int32
    private let isOpen = Mutex(true)

    init(owning number: Int32) {
        self.number = number
    }

    deinit { close() }

    /// Gives a lock back at once, even where a child between `fork` and `exec` still has a copy of the descriptor.
    func unlockAndClose() {
        isOpen.withLock { isOpen in
            if isOpen { flock(number, LOCK_UN) }
        }
        close()
    }

    func close() {
        isOpen.withLock { isOpen in
            if isOpen { Glibc.close(number) }
            isOpen = false
        }
    }
}

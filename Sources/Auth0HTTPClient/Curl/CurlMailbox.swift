import Dispatch
import Synchronization

/// What callers on any thread leave for the loop's thread.
final class CurlMailbox: Sendable {
    struct Mail: Sendable {
        var added: [Transfer] = []
        var stopped: [Transfer] = []
        /// The transport is gone: end everything.
        var isClosed = false
        /// The program ends: stand still.
        var isFrozen = false
    }

    private let mail = Mutex(Mail())
    private let multi: CurlMulti
    private let frozen = DispatchSemaphore(value: 0)

    init(_ multi: CurlMulti) {
        self.multi = multi
    }

    func add(_ transfer: Transfer) {
        let isOpen = mail.withLock { mail in
            if !mail.isClosed { mail.added.append(transfer) }
            return !mail.isClosed
        }
        if isOpen { multi.wakeUp() } else { transfer.finish(.failure(.cancelled)) }
    }

    func stop(_ transfer: Transfer) {
        mail.withLock { $0.stopped.append(transfer) }
        multi.wakeUp()
    }

    func close() {
        mail.withLock { $0.isClosed = true }
        multi.wakeUp()
    }

    func freeze() {
        mail.withLock { $0.isFrozen = true }
        multi.wakeUp()
    }

    /// The loop says that it is out of libcurl and stays there.
    func confirmFrozen() {
        frozen.signal()
    }

    func waitUntilFrozen(_ limit: DispatchTime) {
        _ = frozen.wait(timeout: limit)
    }

    func take() -> Mail {
        mail.withLock { mail in
            defer {
                mail.added = []
                mail.stopped = []
            }
            return mail
        }
    }
}

import Dispatch
import Foundation
import Synchronization

/// A thread of its own for calls that may never return.
///
/// It ends when it is told to, or when the last reference to it goes and its work is done.
final class CallThread: Sendable {
    typealias Work = @Sendable () -> Void

    /// What the thread takes its work from; `nil` ends it.
    private final class Queue: Sendable {
        private let work = Mutex<[Work?]>([])
        private let count = DispatchSemaphore(value: 0)

        func add(_ item: Work?) {
            work.withLock { $0.append(item) }
            count.signal()
        }

        func next() -> Work? {
            count.wait()
            return work.withLock { $0.removeFirst() }
        }
    }

    private let queue = Queue()

    init() {
        let thread = Thread { [queue] in
            while let work = queue.next() { work() }
        }
        thread.name = "auth0-keychain"
        thread.start()
    }

    deinit { queue.add(nil) }

    func run(_ work: @escaping Work) { queue.add(work) }
}

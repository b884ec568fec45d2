import Foundation
import Synchronization

/// The items of all services of one in-memory backend.
final class InMemoryItems: Sendable {
    private let items = Mutex<[String: [String: Data]]>([:])
    private let locks = Mutex<[String: TaskLock]>([:])

    func withItems<R: Sendable>(of service: String, _ body: (inout sending [String: Data]) -> sending R) -> R {
        items.withLock { body(&$0[service, default: [:]]) }
    }

    func lock(of service: String) -> TaskLock {
        locks.withLock { locks in
            if let lock = locks[service] { return lock }
            let lock = TaskLock()
            locks[service] = lock
            return lock
        }
    }
}

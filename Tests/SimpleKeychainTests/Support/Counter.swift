import Synchronization

/// A number that many tasks count on.
final class Counter: Sendable {
    private let number = Mutex(0)

    var value: Int { number.withLock { $0 } }

    @discardableResult func add(_ amount: Int) -> Int {
        number.withLock { number in
            number += amount
            return number
        }
    }
}

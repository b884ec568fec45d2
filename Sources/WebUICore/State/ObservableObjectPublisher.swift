import Foundation

/// Tells subscribers that an object is about to change.
///
/// `@unchecked Sendable`: the subscribers are touched under the lock only, and called outside of it.
public final class ObservableObjectPublisher: @unchecked Sendable {
    private let lock = NSLock()
    private var subscribers: [(id: Int, action: () -> Void)] = []
    private var lastID = 0

    /// Makes a publisher without subscribers.
    public init() {}

    /// Tells every subscriber.
    public func send() {
        for subscriber in lock.withLock({ subscribers }) { subscriber.action() }
    }

    /// Calls an action before each change, for as long as the result is kept.
    public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable { subscribe { receiveValue(()) } }

    func subscribe(_ action: @escaping () -> Void) -> AnyCancellable {
        let id = lock.withLock {
            lastID += 1
            subscribers.append((lastID, action))
            return lastID
        }
        return AnyCancellable { [weak self] in self?.remove(id) }
    }

    private func remove(_ id: Int) {
        lock.withLock { subscribers.removeAll { $0.id == id } }
    }
}

import Foundation

/// A subscription, which ends with the last reference to it.
///
/// `@unchecked Sendable`: the action is touched under the lock only, and called outside of it.
public final class AnyCancellable: @unchecked Sendable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Takes what ends the subscription.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    deinit { cancel() }

    /// Ends the subscription.
    public func cancel() {
        let pending = lock.withLock {
            defer { action = nil }
            return action
        }
        pending?()
    }

    /// Keeps the subscription in a collection.
    public func store<Collection: RangeReplaceableCollection>(
        in collection: inout Collection
    ) where Collection.Element == AnyCancellable { collection.append(self) }

    /// Keeps the subscription in a set.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}

extension AnyCancellable: Hashable {
    /// Whether both are the same subscription.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// Hashes the identity of the subscription.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

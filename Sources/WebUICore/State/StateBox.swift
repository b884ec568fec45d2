import Foundation

/// Where a `@State` lives.
///
/// Any thread may read and write it, as SwiftUI allows.
///
/// `@unchecked Sendable`: the value is touched under the lock only, and the owner is only handed to the main actor.
final class StateBox<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value
    private weak let owner: SlotStorage?

    init(_ value: Value, owner: SlotStorage) {
        stored = value
        self.owner = owner
    }

    var value: Value {
        get { lock.withLock { stored } }
        set {
            lock.withLock { stored = newValue }
            MainQueue.run { [weak owner] in owner?.markDirty() }
        }
    }
}

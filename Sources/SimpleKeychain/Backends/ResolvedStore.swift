import Synchronization

/// Opens a store at the first call that needs it, and keeps it.
///
/// A failure is not kept: a Secret Service that starts later is found later.
final class ResolvedStore: Sendable {
    private let opener: StoreOpener
    private let opened = Mutex<(any ItemStore)?>(nil)

    init(_ opener: StoreOpener) {
        self.opener = opener
    }

    func get() throws(SimpleKeychainError) -> any ItemStore {
        if let store = opened.withLock({ $0 }) { return store }
        // Two threads may both open it. That does no harm: what has to be shared, their stores share.
        let store = try opener.open()
        opened.withLock { $0 = store }
        return store
    }
}

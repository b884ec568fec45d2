import Synchronization

/// Opens the store that a backend stands for at the first call that needs it, and keeps it.
///
/// A failure is not kept: a Secret Service that starts later is found later.
final class ResolvedStore: Sendable {
    private let service: String
    private let backend: SimpleKeychain.Backend
    private let world: KeychainWorld
    private let opened = Mutex<(any ItemStore)?>(nil)

    init(service: String, backend: SimpleKeychain.Backend, world: KeychainWorld) {
        self.service = service
        self.backend = backend
        self.world = world
    }

    func get() throws(SimpleKeychainError) -> any ItemStore {
        if let store = opened.withLock({ $0 }) { return store }
        let store = try open()
        return opened.withLock { opened in
            // Two threads may both have opened it. They then share one store, and so one in-process state.
            if let first = opened { return first }
            opened = store
            return store
        }
    }

    private func open() throws(SimpleKeychainError) -> any ItemStore {
        switch backend.kind {
        case .automatic: throw .noBackend
        case .inMemory(let items): InMemoryStore(service: service, items: items)
        }
    }
}

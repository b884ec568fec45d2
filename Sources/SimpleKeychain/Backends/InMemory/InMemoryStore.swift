import Foundation

/// Items in the memory of this process.
struct InMemoryStore: ItemStore {
    let service: String
    let items: InMemoryItems

    var description: String { "memory of this process, lost when it ends" }

    var lock: any StoreLocking { items.lock(of: service) }

    func read(_ key: String) throws(SimpleKeychainError) -> Data {
        guard let data = items.withItems(of: service, { $0[key] }) else { throw .itemNotFound }
        return data
    }

    func write(_ data: Data, for key: String) {
        items.withItems(of: service) { $0[key] = data }
    }

    func delete(_ key: String) throws(SimpleKeychainError) {
        guard items.withItems(of: service, { $0.removeValue(forKey: key) }) != nil else { throw .itemNotFound }
    }

    func deleteAll() {
        items.withItems(of: service) { $0.removeAll() }
    }

    func contains(_ key: String) -> Bool {
        items.withItems(of: service) { $0[key] != nil }
    }

    func keys() -> [String] {
        items.withItems(of: service) { Array($0.keys) }
    }
}

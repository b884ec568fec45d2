import Foundation

/// Items in the keyring of the desktop: one item for a service and a key, in the default collection.
///
/// An item has the attributes `service` and `account`, by which `secret-tool` and others find it. They alone are
/// searched for: the name of the schema would hide an item for as long as its keyring is locked.
struct SecretServiceStore: ItemStore {
    private static let schema = "com.auth0.simplekeychain"

    let service: String
    let connection: SecretServiceConnection
    let lock: any StoreLocking

    var description: String { "Secret Service (the desktop's keyring)" }

    func read(_ key: String) throws(SimpleKeychainError) -> Data {
        let attributes = try attributes(for: key)
        return try perform { calls throws(SecretServiceFailure) in
            let items = try calls.unlockedItems(attributes)
            return try calls.secret(of: calls.newest(of: items))
        }
    }

    func write(_ data: Data, for key: String) throws(SimpleKeychainError) {
        let attributes = try attributes(for: key)
        let label = "\(service): \(key)"
        try perform { calls throws(SecretServiceFailure) in
            let old = try calls.unlockedItems(attributes)
            let collection = try calls.unlockedDefaultCollection()
            let new = try calls.create(
                in: collection,
                label: label,
                attributes: attributes.merging(["xdg:schema": Self.schema]) { $1 },
                secret: data
            )
            // Written by other programs, with further attributes, or in another collection.
            for item in old where item != new { try calls.delete(item) }
        }
    }

    func delete(_ key: String) throws(SimpleKeychainError) {
        let attributes = try attributes(for: key)
        try perform { calls throws(SecretServiceFailure) in
            let items = try calls.unlockedItems(attributes, all: true)
            guard !items.isEmpty else { throw .failed(.itemNotFound) }
            for item in items { try calls.delete(item) }
        }
    }

    func deleteAll() throws(SimpleKeychainError) {
        let attributes = try attributes()
        try perform { calls throws(SecretServiceFailure) in
            for item in try calls.keyedItems(attributes).keys { try calls.delete(item) }
        }
    }

    func contains(_ key: String) throws(SimpleKeychainError) -> Bool {
        let attributes = try attributes(for: key)
        return try perform { calls throws(SecretServiceFailure) in
            let found = try calls.search(attributes)
            if !found.unlocked.isEmpty || !found.locked.isEmpty { return true }
            return try !calls.unlockedItems(attributes).isEmpty
        }
    }

    func keys() throws(SimpleKeychainError) -> [String] {
        let attributes = try attributes()
        return try perform { calls throws(SecretServiceFailure) in
            Array(Set(try calls.keyedItems(attributes).values))
        }
    }

    private func perform<Value: Sendable>(
        _ body: @escaping @Sendable (SecretServiceCalls) throws(SecretServiceFailure) -> Value
    ) throws(SimpleKeychainError) -> Value {
        try connection.perform(body)
    }

    private func attributes(for key: String? = nil) throws(SimpleKeychainError) -> [String: String] {
        var attributes = ["service": service]
        if let key { attributes["account"] = key }
        guard attributes.values.allSatisfy({ !$0.utf8.contains(0) }) else {
            throw SimpleKeychainError(
                .invalidParameters,
                "The Secret Service takes no key or service with a NUL in it."
            )
        }
        return attributes
    }
}

extension SecretServiceCalls {
    /// The items with these attributes that are not locked.
    ///
    /// Where there is none, unlocking is tried once. A locked keyring does not tell all that is in it, so that an item
    /// which is not found in one may still be there.
    ///
    /// - Parameter all: Whether to unlock those that are locked even if others are not.
    /// - Throws: `interactionNotAllowed` when they stay locked, `userCanceled` when the person said no.
    fileprivate func unlockedItems(
        _ attributes: [String: String],
        all: Bool = false
    ) throws(SecretServiceFailure) -> [String] {
        let found = try search(attributes)
        guard found.unlocked.isEmpty || all else { return found.unlocked }
        var locked = found.locked
        if locked.isEmpty, found.unlocked.isEmpty, let collection = try lockedDefaultCollection() {
            locked = [collection]
        }
        guard !locked.isEmpty else { return found.unlocked }
        let failure = try unlock(locked)
        let foundNow = try search(attributes)
        // That nothing is found counts only where the keyring tells all that is in it.
        if foundNow.unlocked.isEmpty, try lockedDefaultCollection() != nil { throw failure }
        guard foundNow.locked.isEmpty else { throw failure }
        return foundNow.unlocked
    }

    /// The collection for new items, unlocked, and made where there is none and the person may be asked.
    fileprivate func unlockedDefaultCollection() throws(SecretServiceFailure) -> String {
        guard let collection = try defaultCollection() else { return try createDefaultCollection(label: "Login") }
        try unlock(collection: collection)
        return collection
    }

    private func lockedDefaultCollection() throws(SecretServiceFailure) -> String? {
        guard let collection = try defaultCollection() else { return nil }
        return try isLocked(collection: collection) ? collection : nil
    }

    /// Unlocks a collection if it is locked.
    fileprivate func unlock(collection: String) throws(SecretServiceFailure) {
        guard try isLocked(collection: collection) else { return }
        let failure = try unlock([collection])
        guard try !isLocked(collection: collection) else { throw failure }
    }

    /// The one of several items that was written last.
    fileprivate func newest(of items: [String]) throws(SecretServiceFailure) -> String {
        guard let first = items.first else { throw .failed(.itemNotFound) }
        guard items.count > 1 else { return first }
        var newest = (item: first, time: UInt64(0))
        for item in items {
            let time = try modified(of: item)
            if time > newest.time { newest = (item, time) }
        }
        return newest.item
    }

    /// The items that have a key, and their keys.
    fileprivate func keyedItems(_ attributes: [String: String]) throws(SecretServiceFailure) -> [String: String] {
        var keys: [String: String] = [:]
        for item in try unlockedItems(attributes, all: true) {
            keys[item] = try self.attributes(of: item)["account"]
        }
        return keys
    }
}

public import Foundation

extension SimpleKeychain {
    /// Reads an item as text.
    ///
    /// - Parameter key: The item's key.
    /// - Returns: The text.
    /// - Throws: ``SimpleKeychainError``: ``SimpleKeychainError/itemNotFound`` when there is no such item,
    ///   ``SimpleKeychainError/unknown`` when the item is not UTF-8 text, else what kept the backend from reading.
    public func string(forKey key: String) throws -> String {
        guard let text = String(data: try data(forKey: key), encoding: .utf8) else {
            throw SimpleKeychainError.unknown("The item is not UTF-8 text: read it with data(forKey:)")
        }
        return text
    }

    /// Reads an item as bytes.
    ///
    /// - Parameter key: The item's key.
    /// - Returns: The bytes.
    /// - Throws: ``SimpleKeychainError``: ``SimpleKeychainError/itemNotFound`` when there is no such item, else what
    ///   kept the backend from reading.
    public func data(forKey key: String) throws -> Data {
        try store.get().read(key)
    }

    /// Stores text under a key, in place of what was stored there.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - key: The item's key.
    /// - Throws: ``SimpleKeychainError`` when the text was not stored. What was stored before is then still there.
    public func set(_ string: String, forKey key: String) throws {
        try set(Data(string.utf8), forKey: key)
    }

    /// Stores bytes under a key, in place of what was stored there.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - key: The item's key.
    /// - Throws: ``SimpleKeychainError`` when the bytes were not stored. What was stored before is then still there.
    public func set(_ data: Data, forKey key: String) throws {
        try store.get().write(data, for: key)
    }

    /// Deletes an item.
    ///
    /// - Parameter key: The item's key.
    /// - Throws: ``SimpleKeychainError``: ``SimpleKeychainError/itemNotFound`` when there is no such item, else what
    ///   kept the backend from deleting.
    public func deleteItem(forKey key: String) throws {
        try store.get().delete(key)
    }

    /// Deletes all items of the service.
    ///
    /// It is no error when there are none.
    ///
    /// - Throws: ``SimpleKeychainError`` when an item could not be deleted.
    public func deleteAll() throws {
        try store.get().deleteAll()
    }

    /// Tells whether there is an item under a key, without reading it.
    ///
    /// - Parameter key: The item's key.
    /// - Returns: Whether there is one.
    /// - Throws: ``SimpleKeychainError`` when that could not be found out.
    public func hasItem(forKey key: String) throws -> Bool {
        try store.get().contains(key)
    }

    /// Lists the keys of all items of the service, in alphabetical order.
    ///
    /// - Returns: The keys.
    /// - Throws: ``SimpleKeychainError`` when they could not be found out.
    public func keys() throws -> [String] {
        try store.get().keys().sorted()
    }
}

public import Foundation
public import SimpleKeychain

/// Where a ``CredentialsManager`` keeps what it stores.
///
/// A call may block its thread. Entries are secrets: keep them as such.
public protocol CredentialsStorage: Sendable {
    /// The entry under a key.
    ///
    /// - Throws: `SimpleKeychainError.itemNotFound` where there is none; anything else means that the storage failed,
    ///   and nothing is then overwritten or deleted.
    func getEntry(forKey key: String) throws -> Data

    /// Creates or replaces the entry under a key.
    func setEntry(_ data: Data, forKey key: String) throws

    /// Deletes the entry under a key; none being there is no error.
    func deleteEntry(forKey key: String) throws

    /// Deletes every entry.
    func deleteAllEntries() throws
}

extension SimpleKeychain: CredentialsStorage {
    /// The item under a key.
    public func getEntry(forKey key: String) throws -> Data {
        try data(forKey: key)
    }

    /// Creates or replaces the item under a key.
    public func setEntry(_ data: Data, forKey key: String) throws {
        try set(data, forKey: key)
    }

    /// Deletes the item under a key; none being there is no error.
    public func deleteEntry(forKey key: String) throws {
        do {
            try deleteItem(forKey: key)
        } catch SimpleKeychainError.itemNotFound {
            return
        }
    }

    /// Deletes every item of the service.
    public func deleteAllEntries() throws {
        try deleteAll()
    }
}

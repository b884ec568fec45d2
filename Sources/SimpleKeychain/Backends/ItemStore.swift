package import Foundation

/// The seam between the keychain and what holds its items: the items of one service in one backend.
///
/// Implementations are safe to call from any thread and block for at most their deadline.
package protocol ItemStore: Sendable {
    /// What holds the items, in words for a person.
    var description: String { get }

    /// The lock of these items, shared by every process that can reach them.
    var lock: any StoreLocking { get }

    func read(_ key: String) throws(SimpleKeychainError) -> Data

    /// Stores all of the data or, on an error, leaves what was there before.
    func write(_ data: Data, for key: String) throws(SimpleKeychainError)

    /// - Throws: `itemNotFound` when there is no such item.
    func delete(_ key: String) throws(SimpleKeychainError)

    func deleteAll() throws(SimpleKeychainError)

    func contains(_ key: String) throws(SimpleKeychainError) -> Bool

    /// The keys in any order.
    func keys() throws(SimpleKeychainError) -> [String]
}

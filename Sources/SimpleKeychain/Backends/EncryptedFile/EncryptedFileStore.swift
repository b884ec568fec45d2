import Auth0Crypto
import Foundation
import Glibc

/// Items in files, each encrypted, in a folder of the service that only the user can look into.
///
/// A file is replaced as a whole or not at all: it is written under another name, brought to the disk, and renamed.
struct EncryptedFileStore: ItemStore {
    private static let suffix = ".item"
    private static let lockName = ".lock"
    private static let longestItem = 1 << 26

    private let service: String
    private let path: PrivateFolder.Path
    private let keySource: KeySource
    private let random: any RandomSource

    /// - Parameter folder: The folder that holds those of all services.
    init(
        service: String,
        folder: PrivateFolder.Path,
        keySource: KeySource,
        random: any RandomSource = SystemRandom()
    ) {
        self.service = service
        path = PrivateFolder.Path(
            parent: folder.parent,
            privateParts: folder.privateParts + [FileName.hash(of: service)]
        )
        self.keySource = keySource
        self.random = random
    }

    var description: String { "encrypted files in \(path.text), with the key from \(keySource.description)" }

    var lock: any StoreLocking { FileLock(folder: path, name: Self.lockName) }

    func read(_ key: String) throws(SimpleKeychainError) -> Data {
        let name = Self.name(of: key)
        guard let bytes = try bytes(of: name) else { throw .itemNotFound }
        return try open(bytes, named: name).secret
    }

    func write(_ data: Data, for key: String) throws(SimpleKeychainError) {
        let item = try seal(data, for: key)
        let name = Self.name(of: key)
        try storage { () throws(FileFailure) in
            let folder = try PrivateFolder(creating: path)
            folder.removeStaleTemporaries()
            let temporary = try folder.writeTemporary(item.bytes, random: random)
            do throws(FileFailure) {
                try keepAsideIfDamaged(name, in: folder)
                try folder.rename(temporary, to: name)
            } catch {
                try? folder.remove(temporary)
                throw error
            }
            try folder.synchronize()
        }
    }

    func delete(_ key: String) throws(SimpleKeychainError) {
        let isDeleted = try storage { () throws(FileFailure) in
            let folder = try PrivateFolder(existing: path)
            try folder.remove(Self.name(of: key))
            try folder.synchronize()
            return true
        }
        guard isDeleted == true else { throw .itemNotFound }
    }

    func deleteAll() throws(SimpleKeychainError) {
        try storage { () throws(FileFailure) in
            let folder = try PrivateFolder(existing: path)
            for name in try folder.names() where name != Self.lockName {
                try ifThere { () throws(FileFailure) in try folder.remove(name) }
            }
            try folder.synchronize()
        }
    }

    func contains(_ key: String) throws(SimpleKeychainError) -> Bool {
        try storage { () throws(FileFailure) in try PrivateFolder(existing: path).has(Self.name(of: key)) } ?? false
    }

    func keys() throws(SimpleKeychainError) -> [String] {
        var keys: [String] = []
        for name in try names() where name.hasSuffix(Self.suffix) {
            // It may have been deleted since the folder was listed.
            if let bytes = try bytes(of: name) { keys.append(try open(bytes, named: name).key) }
        }
        return keys
    }
}

extension EncryptedFileStore {
    private static func name(of key: String) -> String { FileName.hash(of: key) + suffix }

    private func seal(_ secret: Data, for key: String) throws(SimpleKeychainError) -> ItemFile {
        let itemKey = try keySource.keyForWriting(random: random)
        do throws(CryptoError) {
            return try ItemFile(sealing: secret, service: service, key: key, with: itemKey, random: random)
        } catch {
            throw SimpleKeychainError(.other, "The item cannot be encrypted. \(error.description)")
        }
    }

    private func names() throws(SimpleKeychainError) -> [String] {
        try storage { () throws(FileFailure) in try PrivateFolder(existing: path).names() } ?? []
    }

    /// The content of a file, if it exists.
    private func bytes(of name: String) throws(SimpleKeychainError) -> Data? {
        try storage { () throws(FileFailure) in try bytes(of: name, in: PrivateFolder(existing: path)) }
    }

    private func bytes(of name: String, in folder: PrivateFolder) throws(FileFailure) -> Data {
        let file = try folder.open(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
        let path = "\(folder.path)/\(name)"
        try file.makePrivate(path: path)
        return try file.readAll(limit: Self.longestItem, path: path)
    }

    /// Decrypts a file of this service.
    private func open(_ bytes: Data, named name: String) throws(SimpleKeychainError) -> (key: String, secret: Data) {
        let item = try explaining(name) { () throws(ItemFile.Flaw) in
            let item = try ItemFile(bytes: bytes)
            // The file of another item or service that was given this name is an altered one.
            guard item.service == service, name == Self.name(of: item.key) else { throw .damaged }
            return item
        }
        let itemKey = try keySource.key(derivedBy: item.derivation)
        let secret = try explaining(name) { () throws(ItemFile.Flaw) in try item.open(with: itemKey) }
        return (item.key, secret)
    }

    private func explaining<Value>(
        _ name: String,
        _ body: () throws(ItemFile.Flaw) -> Value
    ) throws(SimpleKeychainError) -> Value {
        do throws(ItemFile.Flaw) {
            return try body()
        } catch {
            throw error.explained(path: "\(path.text)/\(name)", key: keySource.description)
        }
    }

    /// Renames a file that cannot be an item of ours, so that the item which takes its place does not destroy it.
    private func keepAsideIfDamaged(_ name: String, in folder: PrivateFolder) throws(FileFailure) {
        // What is not a plain file is not read, and neither is what is not there.
        guard let bytes = try? bytes(of: name, in: folder) else { return }
        do throws(SimpleKeychainError) {
            _ = try open(bytes, named: name)
        } catch .decodeFailed {
            try folder.rename(name, to: "\(name).damaged-\(FileName.unique(random))")
        } catch {
            // Whole, but encrypted with another key: the new item replaces it like any other.
        }
    }

    /// Runs work on the folder.
    ///
    /// - Returns: `nil` when the folder or the file does not exist.
    @discardableResult
    private func storage<Value>(
        _ body: () throws(FileFailure) -> Value
    ) throws(SimpleKeychainError) -> Value? {
        do throws(FileFailure) {
            return try ifThere(body)
        } catch {
            throw .storageFailed("The encrypted files cannot be used. \(error.description)")
        }
    }

    @discardableResult
    private func ifThere<Value>(_ body: () throws(FileFailure) -> Value) throws(FileFailure) -> Value? {
        do throws(FileFailure) {
            return try body()
        } catch {
            guard error.code == ENOENT else { throw error }
            return nil
        }
    }
}

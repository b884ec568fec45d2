package import SimpleKeychain
import Synchronization

/// A storage that other processes share, with the lock that excludes them.
package protocol SharedCredentialsStorage: CredentialsStorage {
    var renewalLock: any StoreLocking { get throws }
}

extension SimpleKeychain: SharedCredentialsStorage {
    package var renewalLock: any StoreLocking {
        get throws { try storeLock }
    }
}

/// Finds the lock of a storage.
///
/// A storage of the caller's has one in this process: shared by all managers when the storage is an object, else by
/// the copies of one manager.
enum StoreLocks {
    private struct Entry {
        weak var storage: (any CredentialsStorage & AnyObject)?
        let lock: any StoreLocking
    }

    private static let objects = Mutex<[ObjectIdentifier: Entry]>([:])

    static func lock(of storage: any CredentialsStorage) -> @Sendable () throws -> any StoreLocking {
        if let shared = storage as? any SharedCredentialsStorage {
            return { try shared.renewalLock }
        }
        let object = type(of: storage) is AnyClass ? storage as? any CredentialsStorage & AnyObject : nil
        let lock = object.map(lock(ofObject:)) ?? TaskLock()
        return { lock }
    }

    private static func lock(ofObject object: any CredentialsStorage & AnyObject) -> any StoreLocking {
        objects.withLock { objects in
            objects = objects.filter { $0.value.storage != nil }
            if let entry = objects[ObjectIdentifier(object)] { return entry.lock }
            let lock = TaskLock()
            objects[ObjectIdentifier(object)] = Entry(storage: object, lock: lock)
            return lock
        }
    }
}

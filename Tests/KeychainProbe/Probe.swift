import Foundation
import SimpleKeychain

/// Runs one command on a keychain.
struct Probe {
    struct UnknownCommand: Error {}

    let keychain: SimpleKeychain

    func run(command: String?, argument: String?) async throws {
        switch (command, argument) {
        case ("get", let key?): write(try keychain.data(forKey: key))
        case ("set", let key?): try keychain.set(FileHandle.standardInput.readToEnd() ?? Data(), forKey: key)
        case ("has", let key?): print(try keychain.hasItem(forKey: key))
        case ("delete", let key?): try keychain.deleteItem(forKey: key)
        case ("delete-all", nil): try keychain.deleteAll()
        case ("keys", nil): for key in try keychain.keys() { print(key) }
        case ("describe", nil): print(keychain.backendDescription)
        case ("lock", let limit): try await lock(within: .seconds(limit.flatMap(Int.init) ?? 0))
        case ("churn", let key?): try churn(key)
        default: throw UnknownCommand()
        }
    }

    /// Holds the lock until standard input ends.
    private func lock(within limit: Duration) async throws {
        let lease = try await keychain.storeLock.acquire(within: limit)
        write(Data("held\n".utf8))
        _ = try FileHandle.standardInput.readToEnd()
        lease.release()
    }

    /// Stores one of two values again and again, for as long as it lives.
    private func churn(_ key: String) throws {
        try keychain.set(Data(repeating: 0x61, count: 1 << 16), forKey: key)
        write(Data("started\n".utf8))
        while true {
            try keychain.set(Data(repeating: 0x62, count: 1 << 18), forKey: key)
            try keychain.set(Data(repeating: 0x61, count: 1 << 16), forKey: key)
        }
    }

    private func write(_ data: Data) {
        FileHandle.standardOutput.write(data)
    }

    /// A word for the kind of an error.
    static func kind(of error: any Error) -> String {
        switch error {
        case SimpleKeychainError.itemNotFound: "itemNotFound"
        case SimpleKeychainError.interactionNotAllowed: "interactionNotAllowed"
        case SimpleKeychainError.userCanceled: "userCanceled"
        case SimpleKeychainError.itemNotAvailable: "itemNotAvailable"
        case SimpleKeychainError.noBackend: "noBackend"
        case SimpleKeychainError.noSessionBus: "noSessionBus"
        case SimpleKeychainError.noSecretService: "noSecretService"
        case SimpleKeychainError.timedOut: "timedOut"
        case SimpleKeychainError.storageFailed: "storageFailed"
        case SimpleKeychainError.authFailed: "authFailed"
        case SimpleKeychainError.decodeFailed: "decodeFailed"
        case SimpleKeychainError.missingEntitlement: "missingEntitlement"
        case StoreLockError.busy: "storeBusy"
        case let error as StoreLockError: "lock \(error.code)"
        default: "other"
        }
    }
}

/// Lets an error stand in a `catch` pattern or a `case`.
private func ~= (pattern: StoreLockError, error: any Error) -> Bool { error as? StoreLockError == pattern }

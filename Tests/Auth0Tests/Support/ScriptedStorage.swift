import Foundation
import SimpleKeychain
import Synchronization

@testable import Auth0

/// A storage of a caller's, in memory, whose failures are scripted.
final class ScriptedStorage: CredentialsStorage {
    struct Failure: Error {}

    struct State {
        var entries: [String: Data] = [:]
        var writes = 0
        var readsFail = false
        /// Which writes fail, counted from 1.
        var failingWrites: Set<Int> = []
        var deletesFail = false
    }

    let state = Mutex(State())

    func getEntry(forKey key: String) throws -> Data {
        try state.withLock { state in
            if state.readsFail { throw Failure() }
            guard let entry = state.entries[key] else { throw SimpleKeychainError.itemNotFound }
            return entry
        }
    }

    func setEntry(_ data: Data, forKey key: String) throws {
        try state.withLock { state in
            state.writes += 1
            if state.failingWrites.contains(state.writes) { throw Failure() }
            state.entries[key] = data
        }
    }

    func deleteEntry(forKey key: String) throws {
        try state.withLock { state in
            if state.deletesFail { throw Failure() }
            state.entries[key] = nil
        }
    }

    func deleteAllEntries() throws {
        try state.withLock { state in
            if state.deletesFail { throw Failure() }
            state.entries = [:]
        }
    }

    var keys: [String] { state.withLock { $0.entries.keys.sorted() } }

    func entry(_ key: String) -> Data? { state.withLock { $0.entries[key] } }

    func change(_ change: (inout State) -> Void) {
        state.withLock { change(&$0) }
    }
}

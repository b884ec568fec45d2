import Foundation
import SimpleKeychain
import Synchronization

/// What all copies of one ``CredentialsManager`` share: the store, its lock, and a renewed set that could not be written.
final class CredentialsKeeper: Sendable {
    /// A renewed set that waits to be written, and the refresh token that it was bought with.
    private struct Unsaved {
        let spent: String?
        let credentials: StoredCredentials
    }

    let authentication: any Authentication
    let store: CredentialsStore
    let retries: RetryPolicy
    let world: CredentialsWorld
    let renewals = Renewals<RenewalCall, Credentials>()
    let exchanges = Renewals<ExchangeCall, APICredentials>()
    let stepUps = Renewals<UUID, Credentials>()
    private let lock: @Sendable () throws -> any StoreLocking
    // Also makes one step of "look, then write", so that in this process no sign-in is overwritten by a renewal.
    private let unsaved = Mutex<Unsaved?>(nil)

    init(
        authentication: any Authentication,
        store: CredentialsStore,
        retries: RetryPolicy,
        world: CredentialsWorld
    ) {
        self.authentication = authentication
        self.store = store
        self.retries = retries
        self.world = world
        lock = StoreLocks.lock(of: store.storage)
    }
}

extension CredentialsKeeper {
    /// What is stored now, or renewed and not yet written; `nil` when no one is signed in.
    func current() throws(CredentialsManagerError) -> StoredCredentials? {
        try unsaved.withLock { unsaved throws(CredentialsManagerError) in
            guard let waiting = unsaved else { return try store.read() }
            let stored: StoredCredentials?
            do throws(CredentialsManagerError) {
                stored = try store.read()
            } catch {
                return waiting.credentials
            }
            guard stored?.refreshToken == waiting.spent else {
                // Someone signed in or out since: that is newer than what waits.
                unsaved = nil
                return stored
            }
            if (try? store.write(waiting.credentials)) != nil { unsaved = nil }
            return waiting.credentials
        }
    }

    /// Stores a new sign-in over whatever is there.
    func replace(with credentials: StoredCredentials) throws(CredentialsManagerError) {
        try unsaved.withLock { unsaved throws(CredentialsManagerError) in
            // A renewed set that waits to be written still counts where this one cannot be written either.
            try store.write(credentials)
            unsaved = nil
        }
    }

    func clear(_ delete: () throws(CredentialsManagerError) -> Void) throws(CredentialsManagerError) {
        try unsaved.withLock { unsaved throws(CredentialsManagerError) in
            try delete()
            unsaved = nil
        }
    }

    /// Stores a renewed set unless someone signed in or out meanwhile.
    ///
    /// - Returns: What counts now; `nil` when someone signed out.
    /// - Throws: `storeFailed` when it could not be written. It is kept in memory then.
    func save(
        _ renewed: StoredCredentials,
        insteadOf base: StoredCredentials
    ) throws(CredentialsManagerError) -> StoredCredentials? {
        try unsaved.withLock { unsaved throws(CredentialsManagerError) in
            do throws(CredentialsManagerError) {
                let stored = try store.read()
                guard stored?.refreshToken == base.refreshToken || unsaved != nil else { return stored }
                try store.write(renewed)
                unsaved = nil
                return renewed
            } catch {
                let spent = unsaved?.spent ?? base.refreshToken
                unsaved = Unsaved(spent: spent, credentials: renewed)
                throw CredentialsManagerError(code: .storeFailed, cause: error.cause ?? error)
            }
        }
    }

    /// Runs the body with the store's lock, so that of all tasks and processes one at a time renews.
    func exclusively<Value: Sendable>(
        _ body: @Sendable () async throws(CredentialsManagerError) -> Value
    ) async throws(CredentialsManagerError) -> Value {
        let lease = try await acquire()
        defer { lease.release() }
        return try await body()
    }

    private func acquire() async throws(CredentialsManagerError) -> StoreLease {
        let lock = lock
        do {
            return try await OffPool.run { try lock() }.acquire(within: world.lockDeadline)
        } catch let error as StoreLockError where error.code == .busy {
            throw CredentialsManagerError(code: .storeBusy, cause: nil)
        } catch {
            throw CredentialsManagerError(code: .retrieveFailed, cause: error)
        }
    }

    /// The stored set of someone who is signed in and whose session has not ended.
    func signedIn() async throws(CredentialsManagerError) -> StoredCredentials {
        guard let stored = try await OffPool.run({ () throws(CredentialsManagerError) in try self.current() }) else {
            throw .noCredentials
        }
        // Half a minute early: a token that ends in flight is of no use.
        if let end = stored.sessionExpiresAt, world.now().addingTimeInterval(30) >= end {
            try await OffPool.run { () throws(CredentialsManagerError) in
                try self.clear { () throws(CredentialsManagerError) in try self.store.deleteAll() }
            }
            throw .sessionExpired
        }
        return stored
    }

    /// Returns once no renewal of this manager is under way.
    func settle() async {
        await renewals.settle()
        await exchanges.settle()
        await stepUps.settle()
    }
}

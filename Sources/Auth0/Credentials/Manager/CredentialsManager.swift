import Foundation
import JWTDecode
public import SimpleKeychain

/// Keeps a person signed in: stores credentials, and renews them when they are needed and have run out.
///
/// All copies, all managers on the same store and all processes that use it renew one at a time, and adopt what another
/// one renewed. Nothing but a rejection by the server ends a sign-in: a failure on the way, a locked keyring or a full
/// disk loses nothing.
///
/// ```swift
/// let manager = CredentialsManager(authentication: Auth0.authentication())
/// try manager.store(credentials: credentials)
/// let fresh = try await manager.credentials()
/// ```
///
/// The synchronous calls block for the store's deadline at most, never for a renewal.
public struct CredentialsManager: Sendable {
    let keeper: CredentialsKeeper

    /// Creates a manager.
    ///
    /// - Parameters:
    ///   - authentication: Where tokens are renewed.
    ///   - storeKey: The key under which the credentials lie.
    ///   - dpopThumbprintKey: Accepted so that code for Apple systems compiles; it has no effect here.
    ///   - sessionExpiryKey: Accepted so that code for Apple systems compiles; the end of the session lies in the same
    ///     entry as the credentials.
    ///   - storage: Where the credentials lie. Two storages with the same keychain service are one store.
    ///   - maxRetries: How often a renewal that failed on its way is tried again.
    public init(
        authentication: any Authentication,
        storeKey: String = "credentials",
        dpopThumbprintKey: String = "dpop_thumbprint",
        sessionExpiryKey: String? = nil,
        storage: any CredentialsStorage = SimpleKeychain(),
        maxRetries: Int = 0
    ) {
        var world = CredentialsWorld()
        if let client = (authentication as? Auth0Authentication)?.client { world.now = client.now }
        self.init(
            authentication: authentication,
            storeKey: storeKey,
            storage: storage,
            maxRetries: maxRetries,
            world: world
        )
    }

    init(
        authentication: any Authentication,
        storeKey: String = "credentials",
        storage: any CredentialsStorage,
        maxRetries: Int = 0,
        world: CredentialsWorld
    ) {
        keeper = CredentialsKeeper(
            authentication: authentication,
            store: CredentialsStore(storage: storage, key: storeKey),
            retries: RetryPolicy(maxRetries: max(0, maxRetries)),
            world: world
        )
    }
}

extension CredentialsManager {
    /// Stores the credentials of a sign-in, over whatever is there.
    ///
    /// Tokens for other APIs stay: call ``clearAll()`` first where they may be somebody else's.
    ///
    /// - Throws: ``CredentialsManagerError/storeFailed``; what was there before stays then.
    public func store(credentials: Credentials) throws {
        var stored = StoredCredentials(credentials)
        stored.sessionExpiresAt = credentials.sessionExpiresAt
        try keeper.replace(with: stored)
    }

    /// Stores a token for an API that was got elsewhere.
    ///
    /// - Throws: ``CredentialsManagerError/storeFailed``.
    public func store(
        apiCredentials: APICredentials,
        forAudience audience: String,
        forScope scope: String? = nil
    ) throws {
        try keeper.store.write(apiCredentials, APICredentialsKey(audience: audience, scope: scope))
    }

    /// Forgets the credentials; tokens for other APIs stay.
    ///
    /// The refresh token stays valid at the server: see ``revoke(headers:)``. A token for an API is served until it expires:
    /// ``clearAll()`` forgets those too.
    ///
    /// - Throws: ``CredentialsManagerError/clearFailed``. None being there is no error.
    public func clear() throws {
        try keeper.clear { () throws(CredentialsManagerError) in try keeper.store.delete() }
    }

    /// Forgets the token for one API.
    ///
    /// - Throws: ``CredentialsManagerError/clearFailed``. None being there is no error.
    public func clear(forAudience audience: String, scope: String? = nil) throws {
        try keeper.store.delete(APICredentialsKey(audience: audience, scope: scope))
    }

    /// Forgets everything in the storage.
    ///
    /// - Throws: ``CredentialsManagerError/clearFailed``.
    public func clearAll() throws {
        try keeper.clear { () throws(CredentialsManagerError) in try keeper.store.deleteAll() }
    }

    /// Whether there is an access token that lives for `minTTL` more seconds; `false` also when that cannot be told.
    public func hasValid(minTTL: Int = 0) -> Bool {
        guard let stored = try? keeper.current() else { return false }
        return Lifetime.lasts(until: stored.expiresAt, minTTL: minTTL, now: keeper.world.now())
    }

    /// Whether there is a refresh token; `false` also when that cannot be told.
    public func canRenew() -> Bool {
        guard let stored = try? keeper.current() else { return false }
        return stored.refreshToken?.isEmpty == false
    }

    /// Who is signed in, from the stored ID token; nothing is sent.
    ///
    /// - Throws: ``CredentialsManagerError/noCredentials``, or ``CredentialsManagerError/unknown`` with the cause.
    public func userProfile() throws -> UserProfile? {
        guard let stored = try keeper.current() else { throw CredentialsManagerError.noCredentials }
        do {
            return UserProfile(json: try decode(jwt: stored.idToken).body)
        } catch {
            throw CredentialsManagerError(code: .unknown, cause: error)
        }
    }

    /// Returns once no renewal of this manager is under way, so that a program can end without losing one.
    package func settle() async {
        await keeper.settle()
    }
}

/// Keeps small secrets, such as tokens, under keys of a service.
///
/// ```swift
/// let keychain = SimpleKeychain(service: "com.example.app")
/// try keychain.set(token, forKey: "access_token")
/// let stored = try keychain.string(forKey: "access_token")
/// ```
///
/// Where the secrets lie is decided by the ``Backend``; ``backendDescription`` names it. Two keychains with the same
/// service and backend see the same items, in this process and in every other one of the same user. Nothing is opened
/// before the first call.
///
/// Every call may block its thread for as long as the backend's deadline: 2 seconds, or 120 seconds where
/// ``Backend/allowingPrompt()`` lets the desktop ask the person for a password.
public struct SimpleKeychain: Sendable {
    let store: ResolvedStore

    /// Makes a keychain for one service.
    ///
    /// - Parameters:
    ///   - service: The name under which items are kept. Defaults to ``defaultService``.
    ///   - accessibility: Accepted so that code for Apple systems compiles; it has no effect here.
    ///   - attributes: Accepted so that code for Apple systems compiles; they have no effect here.
    ///   - backend: Where items are kept.
    public init(
        service: String = SimpleKeychain.defaultService,
        accessibility: Accessibility = .afterFirstUnlock,
        attributes: [String: Any] = [:],
        backend: Backend = .automatic
    ) {
        self.init(service: service, backend: backend, world: .current)
    }

    /// Makes a keychain that sees the given environment and home folder.
    package init(service: String, backend: Backend, world: KeychainWorld) {
        store = ResolvedStore(StoreOpener(service: service, backend: backend, world: world))
    }

    /// What holds the items, in words for a person: "encrypted files in /home/ana/.local/share/auth0/keychain", say.
    ///
    /// Where no backend can be had, it is the reason.
    public var backendDescription: String {
        do {
            return try store.get().description
        } catch {
            return error.debugDescription
        }
    }

    /// The lock that makes one renewal at a time of all tasks and processes that share these items.
    ///
    /// - Throws: ``SimpleKeychainError`` when no backend can be had.
    package var storeLock: any StoreLocking {
        get throws(SimpleKeychainError) { try store.get().lock }
    }
}

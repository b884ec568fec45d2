extension SimpleKeychain {
    /// Where a keychain keeps its items.
    public struct Backend: Sendable {
        enum Kind: Sendable {
            case automatic
            case inMemory(InMemoryItems)
        }

        let kind: Kind

        /// What `AUTH0_KEYCHAIN` says, else the Secret Service where one answers.
        ///
        /// Where none does, every call fails with ``SimpleKeychainError/noBackend``, and nothing is stored.
        public static let automatic = Self(kind: .automatic)

        /// In the memory of this process, for tests: gone when it ends.
        ///
        /// Keychains that are given the same backend value share their items; each call makes a new, empty one.
        public static func inMemory() -> Self { Self(kind: .inMemory(InMemoryItems())) }
    }
}

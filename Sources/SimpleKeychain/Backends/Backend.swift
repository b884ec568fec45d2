public import Foundation

extension SimpleKeychain {
    /// Where a keychain keeps its items.
    public struct Backend: Sendable {
        enum Kind: Sendable {
            case automatic
            case secretService
            case file(folder: String?, FileKey)
            case inMemory(InMemoryItems)
        }

        let kind: Kind
        var allowsPrompt = false

        /// What the environment variable `AUTH0_KEYCHAIN` says, else the Secret Service where one answers.
        ///
        /// The variable may be `secret-service`, `file` or `file:FOLDER`. Where it is not set and no Secret Service
        /// answers, every call fails with ``SimpleKeychainError/noBackend``, and nothing is stored.
        public static let automatic = Self(kind: .automatic)

        /// The keyring of the desktop, by the Secret Service: GNOME Keyring, KWallet, KeePassXC and others.
        ///
        /// The default keyring is used. It has to be unlocked, unless ``allowingPrompt()`` lets it ask.
        public static let secretService = Self(kind: .secretService)

        /// Encrypted files, for machines without a desktop.
        ///
        /// - Parameters:
        ///   - folder: The folder that gets a folder for each service. Defaults to `auth0/keychain` in
        ///     `XDG_DATA_HOME`, else in `~/.local/share`.
        ///   - key: Where the key comes from.
        public static func file(folder: URL? = nil, key: FileKey = .automatic) -> Self {
            Self(kind: .file(folder: folder?.path, key))
        }

        /// The memory of this process, for tests: gone when it ends.
        ///
        /// Keychains that are given the same backend value share their items; each call makes a new, empty one.
        public static func inMemory() -> Self { Self(kind: .inMemory(InMemoryItems())) }

        /// The same backend, where the desktop may ask the person for the keyring's password.
        ///
        /// A call may then block its thread for 120 seconds instead of 2. It has no effect on files and memory.
        public func allowingPrompt() -> Self { Self(kind: kind, allowsPrompt: true) }

        /// The backend that text like that of `AUTH0_KEYCHAIN` names.
        ///
        /// - Throws: ``SimpleKeychainError/invalidParameters`` for text that names none.
        package init(named text: String) throws(SimpleKeychainError) {
            self.init(kind: Kind(try BackendChoice(text)))
        }

        init(kind: Kind, allowsPrompt: Bool = false) {
            self.kind = kind
            self.allowsPrompt = allowsPrompt
        }
    }
}

extension SimpleKeychain.Backend.Kind {
    init(_ choice: BackendChoice) {
        switch choice {
        case .secretService: self = .secretService
        case .file(let folder): self = .file(folder: folder, .automatic)
        }
    }
}

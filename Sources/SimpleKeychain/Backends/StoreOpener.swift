import Foundation

/// Opens the store that a backend stands for.
struct StoreOpener: Sendable {
    let service: String
    let backend: SimpleKeychain.Backend
    let world: KeychainWorld

    func open() throws(SimpleKeychainError) -> any ItemStore {
        switch backend.kind {
        case .automatic: try openAutomatic()
        case .secretService: try openSecretService()
        case .file(let folder, let key): openFiles(in: folder, key)
        case .inMemory(let items): InMemoryStore(service: service, items: items)
        }
    }

    private func openAutomatic() throws(SimpleKeychainError) -> any ItemStore {
        switch try BackendChoice.inEnvironment(of: world) {
        case .secretService: return try openSecretService()
        case .file(let folder): return openFiles(in: folder, .automatic)
        case nil: break
        }
        do throws(SimpleKeychainError) {
            let store = try openSecretService()
            try store.connection.probe()
            return store
        } catch {
            // A service that is there and fails is the person's choice all the same.
            guard error == .noSessionBus || error == .noSecretService else { throw error }
            throw .noBackend(
                """
                No Secret Service answers, and no other place for secrets was chosen, so nothing is stored. \
                \(error.debugDescription) To keep secrets in encrypted files instead, set \
                \(BackendChoice.variable)=file in the environment, or write \
                SimpleKeychain(service: "…", backend: .file()) in code.\(sandboxHint)
                """
            )
        }
    }

    private func openSecretService() throws(SimpleKeychainError) -> SecretServiceStore {
        let address = try SessionBus.address(in: world)
        return SecretServiceStore(
            service: service,
            connection: .shared(
                .init(
                    address: address,
                    allowsPrompt: backend.allowsPrompt,
                    deadline: backend.allowsPrompt ? world.promptDeadline : world.deadline
                )
            ),
            lock: FileLock(
                // Whatever the environment says, so that all processes of the user that share the keyring share it.
                folder: .init(parent: world.home + "/.local/state", privateParts: ["auth0", "locks"]),
                name: FileName.hash(of: service) + ".lock"
            )
        )
    }

    private func openFiles(in folder: String?, _ key: SimpleKeychain.FileKey) -> EncryptedFileStore {
        let path: PrivateFolder.Path =
            if let folder {
                .init(parent: folder, privateParts: [])
            } else {
                .init(parent: world.dataHome, privateParts: ["auth0", "keychain"])
            }
        return EncryptedFileStore(service: service, folder: path, keySource: KeySource(key, world: world))
    }

    /// What keeps a sandboxed program from the keyring is a permission.
    private var sandboxHint: String {
        if world.variables["FLATPAK_ID"] != nil {
            " In a Flatpak, give the program --talk-name=org.freedesktop.secrets."
        } else if world.variables["SNAP"] != nil {
            " In a snap, connect the plug password-manager-service."
        } else {
            ""
        }
    }
}

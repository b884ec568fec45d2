import Auth0Crypto
import Foundation
import Glibc

/// Gets the key of encrypted files from where the user keeps it.
struct KeySource: Sendable {
    private enum Place: Sendable {
        case given(path: String, origin: String)
        case machineLocal(PrivateFolder.Path)
        case passphrase(Passphrase)
    }

    private static let machineLocalName = "keychain.key"
    private static let longestFile = 1 << 16

    private let place: Place

    init(_ key: SimpleKeychain.FileKey, world: KeychainWorld) {
        place =
            switch key.kind {
            case .automatic: Self.automaticPlace(in: world)
            case .keyFile(let path): .given(path: path, origin: "the file")
            case .passphrase(let passphrase): .passphrase(passphrase)
            case .machineLocal: Self.machineLocalPlace(in: world)
            }
    }

    /// Where the key comes from, in words for a person.
    var description: String {
        switch place {
        case .given(let path, let origin): "\(origin) \(path)"
        case .machineLocal(let folder): "this user's file \(folder.text)/\(Self.machineLocalName)"
        case .passphrase: "a passphrase"
        }
    }

    private static func automaticPlace(in world: KeychainWorld) -> Place {
        if let path = world.variables["AUTH0_KEYCHAIN_KEY_FILE"], !path.isEmpty {
            .given(path: path, origin: "the file of AUTH0_KEYCHAIN_KEY_FILE,")
        } else if let path = credential(in: world) {
            .given(path: path, origin: "the systemd credential")
        } else {
            machineLocalPlace(in: world)
        }
    }

    private static func machineLocalPlace(in world: KeychainWorld) -> Place {
        .machineLocal(.init(parent: world.stateHome, privateParts: ["auth0"]))
    }

    private static func credential(in world: KeychainWorld) -> String? {
        guard let folder = world.variables["CREDENTIALS_DIRECTORY"], folder.hasPrefix("/") else { return nil }
        let path = folder + "/auth0-keychain-key"
        return access(path, F_OK) == 0 ? path : nil
    }

    /// The key of an item that exists.
    func key(derivedBy derivation: KeyDerivation) throws(SimpleKeychainError) -> ItemKey {
        switch (place, derivation) {
        case (.passphrase(let passphrase), .scrypt):
            if let key = try Self.derive({ () throws(CryptoError) in try passphrase.key(derivedBy: derivation) }) {
                return key
            }
        case (.given(let path, _), .keyFile): return try key(atPath: path)
        case (.machineLocal(let folder), .keyFile): return try machineLocalKey(in: folder)
        case (.passphrase, .keyFile), (.given, .scrypt), (.machineLocal, .scrypt): break
        }
        throw .authFailed("The item was not encrypted with \(description): give the key that it was written with.")
    }

    /// The key for a new item.
    ///
    /// A machine-local key is made if there is none.
    func keyForWriting(random: any RandomSource) throws(SimpleKeychainError) -> ItemKey {
        switch place {
        case .given(let path, _): return try key(atPath: path)
        case .machineLocal(let folder):
            try makeMachineLocalKey(in: folder, random: random)
            return try machineLocalKey(in: folder)
        case .passphrase(let passphrase):
            if let key = try Self.derive({ () throws(CryptoError) in try passphrase.keyForWriting(random: random) }) {
                return key
            }
            throw .authFailed("No key can be derived from the passphrase.")
        }
    }

    private static func derive(
        _ body: () throws(CryptoError) -> ItemKey?
    ) throws(SimpleKeychainError) -> ItemKey? {
        do throws(CryptoError) {
            return try body()
        } catch {
            throw .authFailed("No key can be derived from the passphrase. \(error.description)")
        }
    }

    // A key file that the user names may be a link: that is how secrets are mounted into containers.
    private func key(atPath path: String) throws(SimpleKeychainError) -> ItemKey {
        let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard number >= 0 else { throw unreadable(FileFailure(code: errno, path: path)) }
        return try key(in: FileDescriptor(owning: number), path: path)
    }

    private func machineLocalKey(in path: PrivateFolder.Path) throws(SimpleKeychainError) -> ItemKey {
        let name = "\(path.text)/\(Self.machineLocalName)"
        let file: FileDescriptor
        do throws(FileFailure) {
            file = try PrivateFolder(existing: path).open(Self.machineLocalName, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
            try file.makePrivate(path: name)
        } catch {
            throw unreadable(error)
        }
        return try key(in: file, path: name)
    }

    private func key(in file: FileDescriptor, path: String) throws(SimpleKeychainError) -> ItemKey {
        let content: Data
        do throws(FileFailure) {
            content = try file.readAll(limit: Self.longestFile, path: path)
        } catch {
            throw unreadable(error)
        }
        guard let key = ItemKey(keyFile: content) else {
            throw .authFailed("\(path) is too short for a key: write at least 32 random bytes to it.")
        }
        return key
    }

    /// Makes the key in full before it gets its name, so that of two processes that do so one wins, and the other
    /// takes the winner's.
    private func makeMachineLocalKey(
        in path: PrivateFolder.Path,
        random: any RandomSource
    ) throws(SimpleKeychainError) {
        do throws(FileFailure) {
            let folder = try PrivateFolder(creating: path)
            guard !folder.has(Self.machineLocalName) else { return }
            let temporary = try folder.writeTemporary(random.bytes(ItemKey.shortestSecret), random: random)
            defer { try? folder.remove(temporary) }
            if try folder.link(temporary, to: Self.machineLocalName) { try folder.synchronize() }
        } catch {
            throw .storageFailed("The key for the encrypted files cannot be made. \(error.description)")
        }
    }

    private func unreadable(_ failure: FileFailure) -> SimpleKeychainError {
        .authFailed("The key of the encrypted files cannot be read from \(description). \(failure.description)")
    }
}

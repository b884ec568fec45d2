import Foundation
import SimpleKeychain

/// The entries of one manager in its storage, typed, with errors that keep "nothing there" apart from "cannot tell".
struct CredentialsStore: Sendable {
    let storage: any CredentialsStorage
    let key: String

    /// `nil` when no one is signed in.
    func read() throws(CredentialsManagerError) -> StoredCredentials? {
        try read(StoredCredentials.self, key)
    }

    func write(_ credentials: StoredCredentials) throws(CredentialsManagerError) {
        try write(credentials, key)
    }

    func delete() throws(CredentialsManagerError) {
        try delete(key)
    }

    func readAPICredentials(_ key: APICredentialsKey) throws(CredentialsManagerError) -> APICredentials? {
        try read(APICredentials.self, key.text)
    }

    func write(_ credentials: APICredentials, _ key: APICredentialsKey) throws(CredentialsManagerError) {
        try write(credentials, key.text)
    }

    func delete(_ key: APICredentialsKey) throws(CredentialsManagerError) {
        try delete(key.text)
    }

    func deleteAll() throws(CredentialsManagerError) {
        do {
            try storage.deleteAllEntries()
        } catch {
            throw CredentialsManagerError(code: .clearFailed, cause: error)
        }
    }
}

extension CredentialsStore {
    private func read<Value: Codable>(_: Value.Type, _ key: String) throws(CredentialsManagerError) -> Value? {
        let data: Data
        do {
            data = try storage.getEntry(forKey: key)
        } catch SimpleKeychainError.itemNotFound {
            return nil
        } catch {
            throw CredentialsManagerError(code: .retrieveFailed, cause: error)
        }
        do throws(StoredFormError) {
            return try StoredForm<Value>.decode(data)
        } catch {
            throw CredentialsManagerError(code: .unreadableCredentials, cause: error)
        }
    }

    private func write(_ value: some Codable, _ key: String) throws(CredentialsManagerError) {
        do {
            try storage.setEntry(StoredForm(value).encoded(), forKey: key)
        } catch {
            throw CredentialsManagerError(code: .storeFailed, cause: error)
        }
    }

    private func delete(_ key: String) throws(CredentialsManagerError) {
        do {
            try storage.deleteEntry(forKey: key)
        } catch {
            throw CredentialsManagerError(code: .clearFailed, cause: error)
        }
    }
}

/// Under which key an API's token lies: the audience, and the scope where one was asked for.
struct APICredentialsKey: Hashable, Sendable {
    let text: String

    init(audience: String, scope: String?) {
        let names = Scope.names(scope?.lowercased() ?? "")
        text = ([audience] + Set(names).sorted()).joined(separator: "::")
    }
}

import Foundation
import Glibc
import Testing

@testable import SimpleKeychain

@Suite struct KeySourceTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func write(_ name: String, _ content: Data) throws -> String {
        let path = "\(folder.path)/\(name)"
        try content.write(to: URL(fileURLWithPath: path))
        return path
    }

    func keychain(_ variables: [String: String] = [:], _ key: SimpleKeychain.FileKey = .automatic) -> SimpleKeychain {
        SimpleKeychain(service: "service", backend: .file(key: key), world: folder.world(variables))
    }

    static let one = Data((0..<32).map { UInt8($0) })
    static let two = Data((1..<33).map { UInt8($0) })

    @Test func takesTheFileThatTheEnvironmentNamesFirst() throws {
        let path = try write("key", Self.one)
        _ = try write("auth0-keychain-key", Self.two)
        let keychain = keychain(["AUTH0_KEYCHAIN_KEY_FILE": path, "CREDENTIALS_DIRECTORY": folder.path])
        try keychain.set("value", forKey: "key")
        #expect(try self.keychain([:], .keyFile(URL(fileURLWithPath: path))).string(forKey: "key") == "value")
        #expect(keychain.backendDescription.contains("AUTH0_KEYCHAIN_KEY_FILE"))
    }

    @Test func takesTheSystemdCredentialNext() throws {
        let path = try write("auth0-keychain-key", Self.one)
        let keychain = keychain(["CREDENTIALS_DIRECTORY": folder.path])
        try keychain.set("value", forKey: "key")
        #expect(try self.keychain([:], .keyFile(URL(fileURLWithPath: path))).string(forKey: "key") == "value")
        #expect(keychain.backendDescription.contains("systemd"))
    }

    @Test func makesAKeyOfTheMachineLast() throws {
        let keychain = keychain(["CREDENTIALS_DIRECTORY": folder.path])
        try keychain.set("value", forKey: "key")
        #expect(try self.keychain([:], .machineLocal).string(forKey: "key") == "value")
        let key = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/.local/state/auth0/keychain.key"))
        #expect(key.count == 32)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.local/state/auth0") == ["keychain.key"]
        )
    }

    @Test func neverReplacesAKeyByAnother() async throws {
        let keychains = (0..<20).map { _ in keychain() }
        try await withThrowingTaskGroup { group in
            for (index, keychain) in keychains.enumerated() {
                group.addTask { try keychain.set("\(index)", forKey: "\(index)") }
            }
            try await group.waitForAll()
        }
        for index in keychains.indices { #expect(try keychains[0].string(forKey: "\(index)") == "\(index)") }
    }

    @Test func tellsAnotherKeyFromADamagedItem() throws {
        try keychain([:], .keyFile(URL(fileURLWithPath: write("one", Self.one)))).set("value", forKey: "key")
        let other = try keychain([:], .keyFile(URL(fileURLWithPath: write("two", Self.two))))
        #expect(throws: SimpleKeychainError.authFailed) { try other.string(forKey: "key") }
        #expect(throws: SimpleKeychainError.authFailed) { try keychain([:], .machineLocal).string(forKey: "key") }
        #expect(throws: SimpleKeychainError.authFailed) { try keychain([:], .passphrase("x")).string(forKey: "key") }
        #expect(try other.hasItem(forKey: "key"))
        try other.set("new", forKey: "key")
        #expect(try other.string(forKey: "key") == "new")
    }

    @Test(arguments: [Data(), Data(repeating: 1, count: 31), Data(repeating: 1, count: 65537)])
    func refusesAFileThatCannotBeAKey(content: Data) throws {
        let keychain = keychain(["AUTH0_KEYCHAIN_KEY_FILE": try write("key", content)])
        #expect(throws: SimpleKeychainError.authFailed) { try keychain.set("value", forKey: "key") }
    }

    @Test func doesNotFallBackFromAKeyFileThatIsMissing() throws {
        let keychain = keychain(["AUTH0_KEYCHAIN_KEY_FILE": folder.path + "/missing"])
        #expect {
            try keychain.set("value", forKey: "key")
        } throws: { error in
            error as? SimpleKeychainError == .authFailed
                && (error as? SimpleKeychainError)?.debugDescription.contains("AUTH0_KEYCHAIN_KEY_FILE") == true
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test func followsALinkToAKeyThatTheUserNames() throws {
        let path = try write("key", Self.one)
        symlink(path, folder.path + "/link")
        let keychain = keychain(["AUTH0_KEYCHAIN_KEY_FILE": folder.path + "/link"])
        try keychain.set("value", forKey: "key")
        #expect(try keychain.string(forKey: "key") == "value")
    }

    @Test func saysWhichKeyIsMissing() throws {
        try keychain().set("value", forKey: "key")
        unlink(folder.path + "/.local/state/auth0/keychain.key")
        #expect(throws: SimpleKeychainError.authFailed) { try keychain().string(forKey: "key") }
    }

    @Test func opensItemsWithThePassphraseOnly() throws {
        func keychain(_ passphrase: String) -> SimpleKeychain {
            self.keychain(
                [:],
                .init(kind: .passphrase(Passphrase(Data(passphrase.utf8), cost: .init(logN: 4, r: 8, p: 1))))
            )
        }
        try keychain("right").set("value", forKey: "key")
        #expect(try keychain("right").string(forKey: "key") == "value")
        #expect(throws: SimpleKeychainError.authFailed) { try keychain("wrong").string(forKey: "key") }
        // The cost stands in the file, so that it can be raised later.
        #expect(try self.keychain([:], .passphrase("right")).string(forKey: "key") == "value")
    }
}

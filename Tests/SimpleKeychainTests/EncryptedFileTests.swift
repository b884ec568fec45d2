import Foundation
import Glibc
import Testing

@testable import SimpleKeychain

@Suite struct EncryptedFileTests {
    let folder: TemporaryFolder
    let keychain: SimpleKeychain

    init() throws {
        folder = try TemporaryFolder()
        keychain = SimpleKeychain(service: "service", backend: .file(), world: folder.world())
    }

    var store: String { folder.path + "/.local/share/auth0/keychain/" + FileName.hash(of: "service") }
    var keyFile: String { folder.path + "/.local/state/auth0/keychain.key" }

    func path(of key: String) -> String { "\(store)/\(FileName.hash(of: key)).item" }

    func mode(of path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return try #require(attributes[.posixPermissions] as? Int)
    }

    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: store).sorted() }

    @Test func makesFilesAndFoldersForTheUserOnly() throws {
        try keychain.set("value", forKey: "key")
        #expect(try mode(of: path(of: "key")) == 0o600)
        #expect(try mode(of: keyFile) == 0o600)
        #expect(try mode(of: store) == 0o700)
        #expect(try mode(of: folder.path + "/.local/share/auth0/keychain") == 0o700)
        #expect(try mode(of: folder.path + "/.local/share/auth0") == 0o700)
        #expect(try names() == [FileName.hash(of: "key") + ".item"])
    }

    @Test func writesNothingInTheClear() throws {
        try keychain.set("the-secret-value", forKey: "key")
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path(of: "key")))
        #expect(bytes.range(of: Data("the-secret-value".utf8)) == nil)
    }

    @Test func encryptsTheSameSecretDifferentlyEachTime() throws {
        try keychain.set("value", forKey: "key")
        let first = try Data(contentsOf: URL(fileURLWithPath: path(of: "key")))
        try keychain.set("value", forKey: "key")
        #expect(try Data(contentsOf: URL(fileURLWithPath: path(of: "key"))) != first)
    }

    @Test func takesOthersRightsAwayFromFilesThatHaveThem() throws {
        try keychain.set("value", forKey: "key")
        for path in [path(of: "key"), keyFile] { chmod(path, 0o644) }
        chmod(store, 0o755)
        #expect(try keychain.string(forKey: "key") == "value")
        #expect(try mode(of: path(of: "key")) == 0o600)
        #expect(try mode(of: keyFile) == 0o600)
        #expect(try mode(of: store) == 0o700)
        chmod(path(of: "key"), 0o644)
        try keychain.set("other", forKey: "key")
        #expect(try mode(of: path(of: "key")) == 0o600)
    }

    @Test func neverFollowsALinkInPlaceOfAnItem() throws {
        try keychain.set("value", forKey: "key")
        let target = folder.path + "/target"
        try Data("untouched".utf8).write(to: URL(fileURLWithPath: target))
        unlink(path(of: "key"))
        symlink(target, path(of: "key"))
        #expect(throws: SimpleKeychainError.storageFailed) { try keychain.string(forKey: "key") }
        try keychain.set("new", forKey: "key")
        #expect(try keychain.string(forKey: "key") == "new")
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "untouched")
    }

    @Test func neverFollowsALinkInPlaceOfItsFolder() throws {
        try keychain.set("value", forKey: "key")
        rename(store, folder.path + "/moved")
        symlink(folder.path + "/moved", store)
        #expect(throws: SimpleKeychainError.storageFailed) { try keychain.string(forKey: "key") }
        #expect(throws: SimpleKeychainError.storageFailed) { try keychain.set("value", forKey: "key") }
    }

    @Test func doesNotHangOnAPipeInPlaceOfAnItem() throws {
        try keychain.set("value", forKey: "key")
        unlink(path(of: "key"))
        mkfifo(path(of: "key"), 0o600)
        #expect(throws: SimpleKeychainError.storageFailed) { try keychain.string(forKey: "key") }
    }

    /// What a disk, a crash or a person can do to a file.
    static let damages: [@Sendable (Data) -> Data] = [
        { _ in Data() }, { $0.prefix(1) }, { $0.prefix($0.count / 2) }, { $0.dropLast() }, { $0 + [0] },
        { Data(repeating: 0, count: $0.count) }, { _ in Data("{}".utf8) },
        { Data($0.dropLast()) + [$0.last.map { $0 ^ 1 } ?? 0] }, { $0 + $0 },
    ]

    @Test(arguments: damages.indices)
    func reportsADamagedItemAndKeepsItAside(index: Int) throws {
        try keychain.set("value", forKey: "key")
        try keychain.set("value", forKey: "other")
        let url = URL(fileURLWithPath: path(of: "key"))
        let damaged = Self.damages[index](try Data(contentsOf: url))
        try damaged.write(to: url)

        for _ in 0..<2 {
            #expect(throws: SimpleKeychainError.decodeFailed) { try keychain.string(forKey: "key") }
            #expect(throws: SimpleKeychainError.decodeFailed) { try keychain.keys() }
            #expect(try keychain.hasItem(forKey: "key"))
            #expect(try Data(contentsOf: url) == damaged)
        }
        #expect(try keychain.string(forKey: "other") == "value")

        try keychain.set("new", forKey: "key")
        #expect(try keychain.string(forKey: "key") == "new")
        #expect(try keychain.keys() == ["key", "other"])
        let aside = try #require(try names().first { $0.contains(".damaged-") })
        #expect(try Data(contentsOf: URL(fileURLWithPath: "\(store)/\(aside)")) == damaged)
        try keychain.deleteAll()
        #expect(try names() == [])
    }

    @Test func refusesTheFileOfAnotherItem() throws {
        try keychain.set("admin", forKey: "admin")
        try keychain.set("guest", forKey: "guest")
        try FileManager.default.removeItem(atPath: path(of: "admin"))
        try FileManager.default.copyItem(atPath: path(of: "guest"), toPath: path(of: "admin"))
        #expect(throws: SimpleKeychainError.decodeFailed) { try keychain.string(forKey: "admin") }
    }

    @Test func refusesTheFileOfAnotherService() throws {
        try keychain.set("value", forKey: "key")
        let other = SimpleKeychain(service: "other", backend: .file(), world: folder.world())
        try other.set("theirs", forKey: "key")
        let theirs = store.replacing(FileName.hash(of: "service"), with: FileName.hash(of: "other"))
        try FileManager.default.removeItem(atPath: path(of: "key"))
        try FileManager.default.copyItem(
            atPath: "\(theirs)/\(FileName.hash(of: "key")).item",
            toPath: path(of: "key")
        )
        #expect(throws: SimpleKeychainError.decodeFailed) { try keychain.string(forKey: "key") }
    }

    @Test func removesWhatKilledWritersLeftButNotWhatOthersWriteNow() throws {
        try keychain.set("value", forKey: "key")
        for name in [".tmp-old", ".tmp-new"] { try Data().write(to: URL(fileURLWithPath: "\(store)/\(name)")) }
        let old = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: store + "/.tmp-old")
        try keychain.set("value", forKey: "key")
        #expect(try names() == [".tmp-new", FileName.hash(of: "key") + ".item"].sorted())
    }

    @Test func readsNothingAndMakesNothingBeforeTheFirstWrite() throws {
        #expect(throws: SimpleKeychainError.itemNotFound) { try keychain.string(forKey: "key") }
        #expect(throws: SimpleKeychainError.itemNotFound) { try keychain.deleteItem(forKey: "key") }
        #expect(try keychain.keys() == [])
        #expect(try !keychain.hasItem(forKey: "key"))
        try keychain.deleteAll()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test func usesTheFoldersThatTheEnvironmentNames() throws {
        let world = folder.world(["XDG_DATA_HOME": folder.path + "/data", "XDG_STATE_HOME": folder.path + "/state"])
        try SimpleKeychain(service: "service", backend: .file(), world: world).set("value", forKey: "key")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["data", "state"])
    }

    @Test func ignoresFoldersThatAreNotAbsolute() throws {
        let world = folder.world(["XDG_DATA_HOME": "data", "XDG_STATE_HOME": "", "HOME": "home"])
        try SimpleKeychain(service: "service", backend: .file(), world: world).set("value", forKey: "key")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [".local"])
    }

    @Test func reportsAFolderThatCannotBeMade() async throws {
        try Data().write(to: URL(fileURLWithPath: folder.path + "/.local"))
        #expect(throws: SimpleKeychainError.storageFailed) { try keychain.set("value", forKey: "key") }
        #expect(throws: SimpleKeychainError.storageFailed) { try keychain.string(forKey: "key") }
        await #expect(throws: StoreLockError.self) { try await keychain.storeLock.acquire(within: .zero) }
    }

    @Test func locksWithAFileThatStaysAndHoldsNothing() async throws {
        let lease = try await keychain.storeLock.acquire(within: .zero)
        #expect(try mode(of: store + "/.lock") == 0o600)
        #expect(try Data(contentsOf: URL(fileURLWithPath: store + "/.lock")).isEmpty)
        lease.release()
        #expect(try names() == [".lock"])
    }

    @Test func doesNotTrustALockFileThatWasDeleted() async throws {
        let stale = try await keychain.storeLock.acquire(within: .zero)
        unlink(store + "/.lock")
        let lease = try await keychain.storeLock.acquire(within: .zero)
        await #expect(throws: StoreLockError.busy) { try await keychain.storeLock.acquire(within: .zero) }
        stale.release()
        await #expect(throws: StoreLockError.busy) { try await keychain.storeLock.acquire(within: .zero) }
        lease.release()
    }

    @Test func neverFollowsALinkInPlaceOfTheLockFile() async throws {
        try keychain.set("value", forKey: "key")
        symlink(folder.path + "/target", store + "/.lock")
        await #expect(throws: StoreLockError.self) { try await keychain.storeLock.acquire(within: .zero) }
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/target"))
    }
}

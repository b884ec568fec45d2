import Foundation
import Testing

@testable import SimpleKeychain

/// What every backend does alike.
@Suite struct ItemContractTests {
    @Test(arguments: Fixture.Kind.available, ["", "text", "Zoë 李 👩🏽‍💻", "a\u{0}b\n"])
    func keepsText(kind: Fixture.Kind, text: String) throws {
        try withKeychain(kind) { keychain in
            try keychain.set(text, forKey: "key")
            #expect(try keychain.string(forKey: "key") == text)
            #expect(try keychain.data(forKey: "key") == Data(text.utf8))
        }
    }

    @Test(arguments: Fixture.Kind.available, [Data(), Data([0, 255, 0, 128]), Data(repeating: 7, count: 1 << 20)])
    func keepsBytes(kind: Fixture.Kind, data: Data) throws {
        try withKeychain(kind) { keychain in
            try keychain.set(data, forKey: "key")
            #expect(try keychain.data(forKey: "key") == data)
        }
    }

    static let keys = [
        "", "a/b", "../../etc/passwd", ".", "..", ".lock", "Ünïcode", "new\nline", String(repeating: "k", count: 5000),
    ]

    @Test(arguments: Fixture.Kind.available, keys)
    func takesAnyKey(kind: Fixture.Kind, key: String) throws {
        try withKeychain(kind) { keychain in
            try keychain.set("other", forKey: "other")
            try keychain.set("value", forKey: key)
            #expect(try keychain.string(forKey: key) == "value")
            #expect(try keychain.keys() == [key, "other"].sorted())
            try keychain.deleteItem(forKey: key)
            #expect(try keychain.keys() == ["other"])
        }
    }

    @Test(arguments: Fixture.Kind.available)
    func replacesWhatWasStoredBefore(kind: Fixture.Kind) throws {
        try withKeychain(kind) { keychain in
            try keychain.set("one", forKey: "key")
            try keychain.set("two", forKey: "key")
            #expect(try keychain.string(forKey: "key") == "two")
            #expect(try keychain.keys() == ["key"])
        }
    }

    @Test(arguments: Fixture.Kind.available)
    func tellsMissingItemsFromAllOtherFailures(kind: Fixture.Kind) throws {
        try withKeychain(kind) { keychain in
            try keychain.set("value", forKey: "key")
            #expect(throws: SimpleKeychainError.itemNotFound) { try keychain.string(forKey: "other") }
            #expect(throws: SimpleKeychainError.itemNotFound) { try keychain.data(forKey: "KEY") }
            #expect(throws: SimpleKeychainError.itemNotFound) { try keychain.deleteItem(forKey: "other") }
            #expect(try !keychain.hasItem(forKey: "other"))
            #expect(try keychain.hasItem(forKey: "key"))
        }
    }

    @Test(arguments: Fixture.Kind.available)
    func deletesOneItemOrAll(kind: Fixture.Kind) throws {
        try withKeychain(kind) { keychain in
            for key in ["a", "b", "c"] { try keychain.set("value", forKey: key) }
            try keychain.deleteItem(forKey: "b")
            #expect(try keychain.keys() == ["a", "c"])
            try keychain.deleteAll()
            #expect(try keychain.keys() == [])
            try keychain.deleteAll()
        }
    }

    @Test(arguments: Fixture.Kind.available)
    func refusesToReadBytesAsText(kind: Fixture.Kind) throws {
        try withKeychain(kind) { keychain in
            try keychain.set(Data([0xFF]), forKey: "key")
            #expect(throws: SimpleKeychainError.unknown) { try keychain.string(forKey: "key") }
            #expect(try keychain.data(forKey: "key") == Data([0xFF]))
        }
    }

    @Test(arguments: Fixture.Kind.available)
    func keepsServicesApart(kind: Fixture.Kind) throws {
        let fixture = try Fixture(kind)
        let other = fixture.keychain(service: fixture.service + ".other")
        try fixture.keychain.set("ours", forKey: "key")
        try other.set("theirs", forKey: "key")
        try other.deleteAll()
        #expect(try fixture.keychain.string(forKey: "key") == "ours")
        #expect(try other.keys() == [])
    }

    @Test(arguments: Fixture.Kind.available)
    func sharesItemsBetweenKeychainsOfOneServiceAndBackend(kind: Fixture.Kind) throws {
        let fixture = try Fixture(kind)
        try fixture.keychain.set("value", forKey: "key")
        #expect(try fixture.keychain.string(forKey: "key") == "value")
    }

    @Test func keepsTheMemoryOfTwoBackendsApart() throws {
        try withKeychain(.inMemory) { try $0.set("value", forKey: "key") }
        try withKeychain(.inMemory) { keychain in
            let keys = try keychain.keys()
            #expect(keys == [])
        }
    }

    @Test(arguments: Fixture.Kind.available)
    func locksAStoreForAllThatShareIt(kind: Fixture.Kind) async throws {
        let fixture = try Fixture(kind)
        let other = try fixture.keychain(service: fixture.service + ".other").storeLock
        let lease = try await fixture.keychain.storeLock.acquire(within: .zero)
        await #expect(throws: StoreLockError.busy) { try await fixture.keychain.storeLock.acquire(within: .zero) }
        _ = try await other.acquire(within: .zero)
        try fixture.keychain.set("value", forKey: "key")
        try fixture.keychain.deleteAll()
        await #expect(throws: StoreLockError.busy) { try await fixture.keychain.storeLock.acquire(within: .zero) }
        lease.release()
        _ = try await fixture.keychain.storeLock.acquire(within: .zero)
    }

    @Test(arguments: Fixture.Kind.available)
    func namesWhereTheItemsLie(kind: Fixture.Kind) throws {
        let fixture = try Fixture(kind)
        let word =
            switch kind {
            case .inMemory: "memory"
            case .secretService: "Secret Service"
            case .filesWithMachineLocalKey: "\(fixture.folder.path)/.local/share/auth0/keychain/"
            case .filesWithKeyFile: "\(fixture.folder.path)/key"
            case .filesWithPassphrase: "passphrase"
            }
        #expect(fixture.keychain.backendDescription.contains(word))
    }

    @Test(arguments: Fixture.Kind.available)
    func keepsEveryItemOfManyThreads(kind: Fixture.Kind) async throws {
        let fixture = try Fixture(kind)
        let keychain = fixture.keychain
        try await withThrowingTaskGroup { group in
            for index in 0..<30 {
                group.addTask { try keychain.set("\(index)", forKey: "\(index)") }
            }
            try await group.waitForAll()
        }
        #expect(try keychain.keys().count == 30)
        #expect(fixture.keychain.backendDescription == keychain.backendDescription)
    }
}

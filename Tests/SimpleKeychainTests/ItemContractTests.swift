import Foundation
import SimpleKeychain
import Testing

/// What every backend does alike.
@Suite struct ItemContractTests {
    let keychain = SimpleKeychain(service: "com.example.app", backend: .inMemory())

    @Test(arguments: ["", "text", "Zoë 李 👩🏽‍💻", "a\u{0}b\n"])
    func keepsText(text: String) throws {
        try keychain.set(text, forKey: "key")
        #expect(try keychain.string(forKey: "key") == text)
        #expect(try keychain.data(forKey: "key") == Data(text.utf8))
    }

    @Test(arguments: [Data(), Data([0, 255, 0, 128]), Data(repeating: 7, count: 1 << 20)])
    func keepsBytes(data: Data) throws {
        try keychain.set(data, forKey: "key")
        #expect(try keychain.data(forKey: "key") == data)
    }

    @Test(arguments: [
        "", "a/b", "../../etc/passwd", ".", "..", "a\u{0}b", "Ünïcode", String(repeating: "k", count: 5000),
    ])
    func takesAnyKey(key: String) throws {
        try keychain.set("other", forKey: "other")
        try keychain.set("value", forKey: key)
        #expect(try keychain.string(forKey: key) == "value")
        #expect(try keychain.keys() == [key, "other"].sorted())
        try keychain.deleteItem(forKey: key)
        #expect(try keychain.keys() == ["other"])
    }

    @Test func replacesWhatWasStoredBefore() throws {
        try keychain.set("one", forKey: "key")
        try keychain.set("two", forKey: "key")
        #expect(try keychain.string(forKey: "key") == "two")
        #expect(try keychain.keys() == ["key"])
    }

    @Test func tellsMissingItemsFromAllOtherFailures() throws {
        try keychain.set("value", forKey: "key")
        #expect(throws: SimpleKeychainError.itemNotFound) { try keychain.string(forKey: "other") }
        #expect(throws: SimpleKeychainError.itemNotFound) { try keychain.data(forKey: "KEY") }
        #expect(throws: SimpleKeychainError.itemNotFound) { try keychain.deleteItem(forKey: "other") }
        #expect(try !keychain.hasItem(forKey: "other"))
        #expect(try keychain.hasItem(forKey: "key"))
    }

    @Test func deletesOneItemOrAll() throws {
        for key in ["a", "b", "c"] { try keychain.set("value", forKey: key) }
        try keychain.deleteItem(forKey: "b")
        #expect(try keychain.keys() == ["a", "c"])
        try keychain.deleteAll()
        #expect(try keychain.keys() == [])
        try keychain.deleteAll()
    }

    @Test func refusesToReadBytesAsText() throws {
        try keychain.set(Data([0xFF]), forKey: "key")
        #expect(throws: SimpleKeychainError.unknown) { try keychain.string(forKey: "key") }
        #expect(try keychain.data(forKey: "key") == Data([0xFF]))
    }

    @Test func keepsServicesApart() throws {
        let backend = SimpleKeychain.Backend.inMemory()
        let ours = SimpleKeychain(service: "ours", backend: backend)
        let theirs = SimpleKeychain(service: "theirs", backend: backend)
        try ours.set("ours", forKey: "key")
        try theirs.set("theirs", forKey: "key")
        try theirs.deleteAll()
        #expect(try ours.string(forKey: "key") == "ours")
        #expect(try theirs.keys() == [])
    }

    @Test func sharesItemsBetweenKeychainsOfOneServiceAndBackend() throws {
        let backend = SimpleKeychain.Backend.inMemory()
        try SimpleKeychain(service: "s", backend: backend).set("value", forKey: "key")
        #expect(try SimpleKeychain(service: "s", backend: backend).string(forKey: "key") == "value")
        #expect(try SimpleKeychain(service: "s", backend: .inMemory()).keys() == [])
    }

    @Test func keepsEveryItemOfManyThreads() async throws {
        let keychain = keychain
        try await withThrowingTaskGroup { group in
            for index in 0..<100 {
                group.addTask { try keychain.set("\(index)", forKey: "\(index)") }
            }
            try await group.waitForAll()
        }
        #expect(try keychain.keys().count == 100)
    }
}

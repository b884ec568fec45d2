import Foundation
import SimpleKeychain
import Testing

@testable import AccountSecurity

private let ana = Person(sub: "email|ana", name: "Ana", contact: "ana@example.com")
private let ben = Person(sub: "email|ben", name: "ben@example.com", contact: "ben@example.com")

@Suite final class AccountStoreTests {
    private let folder: DataFolder

    init() throws { folder = try DataFolder() }

    deinit { folder.remove() }

    private func read(_ store: AccountStore) throws -> (browsers: SignedInBrowsers, complaints: [String]) {
        var complaints: [String] = []
        let browsers = try store.signedIn { complaints.append($0) }
        return (browsers, complaints)
    }

    @Test func signsOutOneBrowserAndNoOther() throws {
        for store in [AccountStore(data: nil), folder.store] {
            for browser in ["laptop", "tablet"] {
                try store.signIn(ana, in: browser)
                try store.credentials(of: browser).set("secret of \(browser)", forKey: "key")
            }
            store.signOut("laptop")
            #expect(try store.credentials(of: "laptop").keys().isEmpty)
            #expect(try store.credentials(of: "tablet").string(forKey: "key") == "secret of tablet")
        }
    }

    @Test func remembersWhoIsSignedInWhere() throws {
        let store = folder.store
        #expect(try read(store).browsers == SignedInBrowsers())
        try store.signIn(ana, in: "laptop")
        try store.signIn(ben, in: "tablet")
        try store.signIn(ana, in: "phone")
        store.signOut("phone")
        let (browsers, complaints) = try read(folder.store)
        #expect(browsers.browsers(of: ana.sub) == ["laptop"])
        #expect(browsers.person(in: "tablet") == ben)
        #expect(complaints == [])
    }

    @Test(arguments: [Data(), Data("no item".utf8), Data(count: 4_096)])
    func whatIsDamagedInOneBrowserIsLeftOutAndToldWithoutSecrets(content: Data) throws {
        let store = folder.store
        try store.signIn(ana, in: "laptop")
        try store.signIn(ben, in: "tablet")
        try spoil("laptop") { _ in content }
        let (browsers, complaints) = try read(store)
        #expect(browsers.person(in: "laptop") == nil)
        #expect(browsers.person(in: "tablet") == ben)
        try #require(complaints.count == 1)
        #expect(!complaints[0].contains("Ana") && !complaints[0].contains("ana@example.com"))
        try store.signIn(ana, in: "laptop")
        #expect(try read(store).browsers.person(in: "laptop") == ana)
    }

    @Test func anEntryThatWasAlteredIsLeftOut() throws {
        let store = folder.store
        try store.signIn(ana, in: "laptop")
        try spoil("laptop") { item in item.dropLast() + [~(item.last ?? 0)] }
        #expect(try read(store).complaints.count == 1)
    }

    @Test func anEntryOfAnotherVersionIsLeftOutAndNotRepeated() throws {
        let store = folder.store
        let laptop = folder.data.appending(path: "sign-ins/laptop", directoryHint: .isDirectory)
        try SimpleKeychain(service: "person-laptop", backend: .file(folder: laptop, key: folder.key))
            .set(#"{"sub": ["ana@example.com"]}"#, forKey: "person")
        let (browsers, complaints) = try read(store)
        #expect(browsers == SignedInBrowsers())
        #expect(complaints.count == 1 && !complaints.contains { $0.contains("ana@example.com") })
    }

    @Test func aFolderThatCannotBeReadIsAnError() throws {
        try FileManager.default.createDirectory(at: folder.data, withIntermediateDirectories: true)
        try Data().write(to: folder.data.appending(path: "sign-ins"))
        #expect(throws: (any Error).self) { try read(folder.store) }
    }

    private func spoil(_ browser: String, _ change: (Data) -> Data) throws {
        let place = folder.data.appending(path: "sign-ins/\(browser)", directoryHint: .isDirectory)
        let names = try #require(
            FileManager.default.enumerator(at: place, includingPropertiesForKeys: [.isRegularFileKey])
        )
        var spoilt = 0
        for case let file as URL in names
        where try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
            let content = try Data(contentsOf: file)
            guard !content.isEmpty else { continue }
            try change(content).write(to: file)
            spoilt += 1
        }
        try #require(spoilt == 1)
    }
}

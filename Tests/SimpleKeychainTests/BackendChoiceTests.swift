import Foundation
import Testing

@testable import SimpleKeychain

@Suite struct BackendChoiceTests {
    @Test(arguments: [
        ("secret-service", BackendChoice.secretService), ("file", .file(folder: nil)),
        ("file:/srv/secrets", .file(folder: "/srv/secrets")), ("file:/a:b", .file(folder: "/a:b")),
    ])
    func understandsWhatTheVariableMaySay(text: String, choice: BackendChoice) throws {
        #expect(try BackendChoice(text) == choice)
    }

    @Test(arguments: ["files", "FILE", " file", "file:", "file:relative", "secret-service:x", "memory", ":"])
    func refusesAnythingElse(text: String) {
        let world = KeychainWorld(variables: ["AUTH0_KEYCHAIN": text], home: "/nonexistent")
        let keychain = SimpleKeychain(service: "s", backend: .automatic, world: world)
        #expect(throws: SimpleKeychainError.invalidParameters) { try keychain.set("value", forKey: "key") }
        #expect(throws: SimpleKeychainError.invalidParameters) { try SimpleKeychain.Backend(named: text) }
    }

    @Test func ignoresAnEmptyVariable() {
        let world = KeychainWorld(variables: ["AUTH0_KEYCHAIN": ""], home: "/nonexistent")
        #expect(
            SimpleKeychain(service: "s", backend: .automatic, world: world).backendDescription.contains("No Secret")
        )
    }

    @Test func keepsFilesWhereTheVariableSays() throws {
        let folder = try TemporaryFolder()
        let world = folder.world(["AUTH0_KEYCHAIN": "file:\(folder.path)/chosen"])
        let keychain = SimpleKeychain(service: "s", backend: .automatic, world: world)
        try keychain.set("value", forKey: "key")
        #expect(keychain.backendDescription.contains(folder.path + "/chosen/"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [".local", "chosen"])
    }

    @Test func obeysTheCodeBeforeTheVariable() throws {
        let world = KeychainWorld(variables: ["AUTH0_KEYCHAIN": "file"], home: "/nonexistent")
        let keychain = SimpleKeychain(service: "s", backend: .inMemory(), world: world)
        #expect(keychain.backendDescription.contains("memory"))
    }
}

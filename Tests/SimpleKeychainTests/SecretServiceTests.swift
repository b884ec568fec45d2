import Foundation
import Testing

@testable import SimpleKeychain

@Suite(.enabled(if: PrivateBus.isAvailable, Comment(rawValue: PrivateBus.why)))
struct SecretServiceTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func keychain(
        on address: String?,
        _ backend: SimpleKeychain.Backend = .secretService,
        _ variables: [String: String] = [:]
    ) -> SimpleKeychain {
        var variables = variables
        variables["DBUS_SESSION_BUS_ADDRESS"] = address
        var world = folder.world(variables)
        world.deadline = .seconds(60)
        return SimpleKeychain(service: "test.\(UUID().uuidString)", backend: backend, world: world)
    }

    @Test func isWhatAutomaticTakesWhereItAnswers() throws {
        let keychain = keychain(on: try PrivateBus.shared.get().address, .automatic)
        try keychain.set("value", forKey: "key")
        #expect(try keychain.string(forKey: "key") == "value")
        #expect(keychain.backendDescription.contains("Secret Service"))
    }

    @Test func refusesKeysThatItsTextsCannotHold() throws {
        let keychain = keychain(on: try PrivateBus.shared.get().address)
        #expect(throws: SimpleKeychainError.invalidParameters) { try keychain.set("value", forKey: "a\u{0}b") }
    }

    @Test(arguments: [nil, "", "unix:path=/nope", "autolaunch:", "unix:path=/nope;autolaunch:", "nonsense"])
    func saysThatThereIsNoBus(address: String?) {
        let keychain = keychain(on: address)
        #expect(throws: SimpleKeychainError.noSessionBus) { try keychain.string(forKey: "key") }
        #expect(throws: SimpleKeychainError.noSessionBus) { try keychain.set("value", forKey: "key") }
        #expect(throws: SimpleKeychainError.noSessionBus) { try keychain.hasItem(forKey: "key") }
        #expect(throws: SimpleKeychainError.noSessionBus) { try keychain.deleteAll() }
    }

    @Test func saysThatThereIsNoServiceOnTheBus() throws {
        let bus = try PrivateBus(.bus)
        let keychain = keychain(on: bus.address)
        #expect(throws: SimpleKeychainError.noSecretService) { try keychain.string(forKey: "key") }
        #expect(throws: SimpleKeychainError.noSecretService) { try keychain.set("value", forKey: "key") }
        bus.stop()
    }

    @Test func findsAServiceThatStartsLater() throws {
        let keychain = keychain(on: "unix:path=\(folder.path)/later")
        #expect(throws: SimpleKeychainError.noSessionBus) { try keychain.keys() }
        let bus = try PrivateBus(.keyring)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/later",
            withDestinationPath: String(bus.address.dropFirst("unix:path=".count))
        )
        #expect(try keychain.keys() == [])
        bus.stop()
        #expect(throws: SimpleKeychainError.noSessionBus) { try keychain.keys() }
    }

    @Test func goesOnWithAServiceThatWasRestarted() throws {
        let bus = try PrivateBus(.keyring)
        let keychain = keychain(on: bus.address)
        try keychain.set("value", forKey: "key")
        try bus.restartKeyring()
        #expect(try keychain.string(forKey: "key") == "value")
        try bus.restartKeyring()
        try keychain.set("other", forKey: "key")
        #expect(try keychain.string(forKey: "key") == "other")
        try bus.killKeyring()
        #expect(throws: SimpleKeychainError.noSecretService) { try keychain.string(forKey: "key") }
        try bus.restartKeyring()
        #expect(try keychain.string(forKey: "key") == "other")
        bus.stop()
    }

    @Test(arguments: [nil, "unix:path=/nope"])
    func chooseNothingForThePersonWhereThereIsNoService(address: String?) throws {
        let keychain = keychain(on: address, .automatic)
        #expect {
            try keychain.set("secret-value", forKey: "secret-key")
        } throws: { error in
            let text = (error as? SimpleKeychainError)?.debugDescription ?? ""
            return error as? SimpleKeychainError == .noBackend && text.contains("AUTH0_KEYCHAIN=file")
                && text.contains("backend: .file()") && !text.contains("secret-")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test(arguments: ["FLATPAK_ID", "SNAP"])
    func namesThePermissionThatASandboxNeeds(variable: String) {
        let text = keychain(on: nil, .automatic, [variable: "x"]).backendDescription
        #expect(text.contains("Flatpak") || text.contains("snap"))
    }

    @Test func endsACallToABusThatStalls() throws {
        let bus = try StalledBus(in: folder)
        var world = folder.world(["DBUS_SESSION_BUS_ADDRESS": bus.address])
        world.deadline = .milliseconds(50)
        let keychain = SimpleKeychain(service: "service", backend: .secretService, world: world)
        for _ in 0..<10 {
            #expect(throws: SimpleKeychainError.timedOut) { try keychain.string(forKey: "key") }
        }
    }

    @Test func givesACallTwoSecondsAndAPersonTwoMinutes() {
        #expect(KeychainWorld.current.deadline == .seconds(2))
        #expect(KeychainWorld.current.promptDeadline == .seconds(120))
    }

    @Test func keepsItsLockInTheHomeOfTheUserDatabase() throws {
        let world = folder.world([
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nope", "HOME": "/elsewhere", "XDG_STATE_HOME": "/elsewhere",
        ])
        let lock = try SimpleKeychain(service: "service", backend: .secretService, world: world).storeLock as? FileLock
        #expect(lock?.folder.text == folder.path + "/.local/state/auth0/locks")
        // printf service | sha256sum
        #expect(lock?.name == "9df6b026a8c6c26e3c3acd2370a16e93fffdc0015ff5bd879218788025db0280.lock")
    }
}

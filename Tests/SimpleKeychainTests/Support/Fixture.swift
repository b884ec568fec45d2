import Foundation
import Testing

@testable import SimpleKeychain

/// A keychain of each backend, with nothing in it.
struct Fixture: Sendable {
    enum Kind: CaseIterable, Sendable {
        case inMemory
        case filesWithMachineLocalKey
        case filesWithKeyFile
        case filesWithPassphrase
        case secretService

        /// Those that can be had on this machine.
        static var available: [Kind] { allCases.filter { $0 != .secretService || PrivateBus.isAvailable } }
    }

    let service = "test.\(UUID().uuidString)"
    let backend: SimpleKeychain.Backend
    let world: KeychainWorld
    let folder: TemporaryFolder

    init(_ kind: Kind) throws {
        folder = try TemporaryFolder()
        var variables: [String: String] = [:]
        switch kind {
        case .inMemory: backend = .inMemory()
        case .filesWithMachineLocalKey: backend = .file(key: .machineLocal)
        case .filesWithKeyFile:
            let file = URL(fileURLWithPath: folder.path + "/key")
            try Data((0..<32).map { UInt8($0) }).write(to: file)
            backend = .file(key: .keyFile(file))
        case .filesWithPassphrase:
            let passphrase = Passphrase(Data("correct horse".utf8), cost: .init(logN: 4, r: 8, p: 1))
            backend = .file(key: .init(kind: .passphrase(passphrase)))
        case .secretService:
            backend = .secretService
            variables["DBUS_SESSION_BUS_ADDRESS"] = try PrivateBus.shared.get().address
        }
        var world = folder.world(variables)
        // Many tests at once share one keyring, on a machine that may be busy.
        world.deadline = .seconds(60)
        self.world = world
    }

    var keychain: SimpleKeychain { keychain(service: service) }

    func keychain(service: String) -> SimpleKeychain {
        SimpleKeychain(service: service, backend: backend, world: world)
    }
}

/// Lends an empty keychain of a kind.
func withKeychain(_ kind: Fixture.Kind, _ body: (SimpleKeychain) throws -> Void) throws {
    let fixture = try Fixture(kind)
    try withExtendedLifetime(fixture) { try body(fixture.keychain) }
}

import Foundation

@testable import SimpleKeychain

/// A folder that goes with the last reference to it.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("keychain-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// A world whose home is this folder.
    func world(_ variables: [String: String] = [:]) -> KeychainWorld {
        KeychainWorld(variables: variables, home: path)
    }
}

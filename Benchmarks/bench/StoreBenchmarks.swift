import Auth0
import Baselines
import ChildProcess
import Foundation
import SimpleKeychain

/// Credentials that are still valid, from each store.
enum StoreBenchmarks {
    static func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let keyFile = folder.appending(path: "key")
        try Data((0..<32).map { UInt8($0) }).write(to: keyFile)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: keyFile.path())

        let file = SimpleKeychain(
            service: "bench",
            backend: .file(folder: folder.appending(path: "store"), key: .keyFile(keyFile))
        )
        let fromFile = try manager(file)
        let tool = try SecretTool()
        let fileRatio = try await Measure.ratio(
            ours: { try await perCall(fromFile, 500) },
            theirs: { try await Measure.seconds { for _ in 0..<20 { try tool.lookup() } } / 20 }
        )
        Report.line("credentials-from-file", fileRatio, .atMost(0.1))

        let fromService = try manager(SimpleKeychain(service: "bench", backend: .secretService))
        let secret = String(repeating: "x", count: 2_000)
        guard baseline_secret_store("bench", "baseline", secret) != 0 else { throw SecretTool.Missing() }
        let serviceRatio = try await Measure.ratio(
            ours: { try await perCall(fromService, 200) },
            theirs: {
                await Measure.seconds { for _ in 0..<200 { _ = baseline_secret_lookup("bench", "baseline") } } / 200
            }
        )
        Report.line("credentials-from-secret-service", serviceRatio, .atMost(1.3))
    }

    private static func manager(_ keychain: SimpleKeychain) throws -> CredentialsManager {
        let auth = Auth0.authentication(clientId: "c", domain: "t.example")
        let manager = CredentialsManager(authentication: auth, storage: keychain)
        try manager.store(
            credentials: Credentials(
                accessToken: String(repeating: "a", count: 900),
                tokenType: "Bearer",
                idToken: String(repeating: "i", count: 900),
                refreshToken: "r",
                expiresAt: Date(timeIntervalSinceNow: 86_400)
            )
        )
        return manager
    }

    private static func perCall(_ manager: CredentialsManager, _ count: Int) async throws -> Double {
        try await Measure.seconds { for _ in 0..<count { _ = try await manager.credentials() } } / Double(count)
    }
}

/// `secret-tool lookup`, the command that scripts use today.
struct SecretTool {
    struct Missing: Error {}

    init() throws {
        guard baseline_secret_store("bench", "tool", String(repeating: "x", count: 2_000)) != 0 else { throw Missing() }
    }

    func lookup() throws {
        let ending = ChildProcess.endingNow("secret-tool", ["lookup", "service", "bench", "key", "tool"])
        guard ending == .status(0) else { throw Missing() }
    }
}

import ChildProcess
import Foundation
import LocalTenant

/// The program with the samples, in a home of its own; it goes on for ever, as one with a run loop does, so that the test
/// ends it.
final class SampleProgram: Sendable {
    private let tenant: LocalTenant
    private let clientID: String
    private let home = FileManager.default.temporaryDirectory.appending(path: "samples-\(UUID().uuidString)")

    init(_ tenant: LocalTenant, clientID: String = "local-client") throws {
        self.tenant = tenant
        self.clientID = clientID
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: home)
    }

    /// The first line that a sample prints.
    func firstLine(_ sample: String...) async throws -> String {
        // To a pipe, a program that never ends would keep its lines in a buffer.
        let process = try ChildProcess(
            "stdbuf",
            ["-oL", ChildProcess.built("SeedSamples")] + sample,
            environment: [
                "AUTH0_DOMAIN": tenant.url.absoluteString, "AUTH0_CLIENT_ID": clientID,
                "AUTH0_KEYCHAIN": "file:\(home.path())", "HOME": home.path(), "XDG_STATE_HOME": home.path(),
            ]
        )
        defer { process.send(SIGTERM) }
        return await process.line()
    }

    /// What the samples keep of a sign-in.
    var folder: URL { home }
}

import ChildProcess
import Foundation
import Testing

@testable import Auth0HTTPClient

/// What only a program of its own can show: `HTTPClientProbe` runs where the name server or the trust store is another.
@Suite struct SurroundingsTests {
    private static let probe = ChildProcess.built("HTTPClientProbe")

    /// Whether this user may put another file in the place of one of the system's, for one program only.
    private static let canReplaceSystemFiles: Bool = {
        let attempt = ["-m", "mount", "--bind", "/etc/hostname", "/etc/resolv.conf"]
        return getuid() == 0 && ChildProcess.endingNow("unshare", attempt) == .status(0)
    }()

    private func lines(_ command: [String]) async throws -> [String] {
        let printed = try await output(of: "env", ["-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin"] + command)
        return String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func replacing(_ path: String, by replacement: String, _ command: [String]) async throws -> [String] {
        let script = #"mount --bind "$1" "$2"; shift 2; exec "$@""#
        return try await lines(["unshare", "-m", "sh", "-ec", script, "sh", replacement, path] + command)
    }

    @Test func aProgramEndsAfterItsLastRequest() async throws {
        let server = try ScriptedServer { connection in
            while connection.request() != nil { connection.reply() }
        }
        defer { server.stop() }
        #expect(try await lines([Self.probe, "get", server.url().absoluteString]) == ["200"])
    }

    @Test func aProgramMayEndInTheMiddleOfItsRequests() async throws {
        let certificates = try await Certificates.shared()
        let server = try await OutsideServer.openSSL(certificates, .good)
        defer { server.stop() }
        let command = ["AUTH0_CA_FILE=\(certificates.authority)", Self.probe, "leave-early"]
        for _ in 0..<5 {
            let urls = try (0..<4).map { _ in try server.url().absoluteString }
            #expect(try await lines(command + urls) == [])
        }
    }

    @Test(.enabled(if: canReplaceSystemFiles, "needs root and a mount namespace"))
    func aSilentNameServerHoldsUpNothing() async throws {
        let server = try ScriptedServer { connection in
            while connection.request() != nil { connection.reply() }
        }
        let configuration = FileManager.default.temporaryDirectory.appendingPathComponent("resolv-\(UUID().uuidString)")
        try Data("nameserver 127.0.53.1\noptions timeout:30 attempts:1\n".utf8).write(to: configuration)
        defer {
            server.stop()
            try? FileManager.default.removeItem(at: configuration)
        }
        let printed = try await replacing(
            "/etc/resolv.conf",
            by: configuration.path,
            [Self.probe, "silent-names", server.url().absoluteString]
        )
        let timedOut = "failed \(URLError.Code.timedOut.rawValue)"
        let cancelled = "failed \(URLError.Code.cancelled.rawValue)"
        #expect(printed == [timedOut] + Array(repeating: cancelled, count: 20) + ["200"])
    }

    @Test(.enabled(if: canReplaceSystemFiles, "needs root and a network namespace"))
    func withoutANetworkTheFailureSaysSo() async throws {
        let printed = try await lines(["unshare", "-n", Self.probe, "get", "http://192.0.2.1/"])
        #expect(printed == ["failed \(URLError.Code.notConnectedToInternet.rawValue)"])
    }

    /// The system's store is the only one, or stands beside a file that has nothing to do with the server.
    @Test(.enabled(if: canReplaceSystemFiles, "needs root and a mount namespace"), arguments: [false, true])
    func theSystemsAuthoritiesAreTrusted(besideAnotherFile: Bool) async throws {
        let certificates = try await Certificates.shared()
        let server = try await OutsideServer.openSSL(certificates, .good)
        defer { server.stop() }
        let variables = besideAnotherFile ? ["env", "AUTH0_CA_FILE=\(certificates.unrelatedAuthority)"] : []
        let printed = try await replacing(
            "/etc/ssl/certs",
            by: certificates.folder.appendingPathComponent("store").path,
            variables + [Self.probe, "get", server.url().absoluteString]
        )
        #expect(printed == ["200"])
    }
}

import ChildProcess
import Foundation
import Glibc

/// Another project's server, started for one test on a free port of 127.0.0.1.
final class OutsideServer: Sendable {
    let port: UInt16
    private let process: ChildProcess

    /// OpenSSL's own small web server: any path gets a status page.
    static func openSSL(
        _ certificates: Certificates,
        _ leaf: Certificates.Leaf,
        _ options: String...
    ) async throws -> OutsideServer {
        try await start { port in
            ["openssl", "s_server", "-www", "-quiet", "-accept", "127.0.0.1:\(port)"]
                + ["-cert", certificates.certificate(leaf), "-key", certificates.key(leaf)] + options
        }
    }

    /// nghttp2's server: speaks nothing but HTTP/2, serves a folder, sends back what is posted.
    static func nghttp2(_ certificates: Certificates, folder: URL) async throws -> OutsideServer {
        try await start { port in
            ["nghttpd", "--address=127.0.0.1", "--echo-upload", "--htdocs=\(folder.path)", "\(port)"]
                + [certificates.key(.good), certificates.certificate(.good)]
        }
    }

    func url(_ path: String = "/") throws -> URL {
        guard let url = URL(string: "https://127.0.0.1:\(port)\(path)") else { throw POSIXError(.EINVAL) }
        return url
    }

    func stop() {
        process.send(SIGKILL)
    }

    private init(port: UInt16, process: ChildProcess) {
        self.port = port
        self.process = process
    }

    private static func start(_ command: @escaping @Sendable (UInt16) -> [String]) async throws -> OutsideServer {
        try await withCheckedThrowingContinuation { waiter in
            DispatchQueue.global().async {
                waiter.resume(with: Result { try startWaiting(command) })
            }
        }
    }

    /// Another program may take the port between its choice and its use, so that it is tried more than once.
    private static func startWaiting(_ command: (UInt16) -> [String]) throws -> OutsideServer {
        for _ in 0..<5 {
            let port = try freePort()
            let words = command(port)
            // Its output goes to a pipe that no one reads: these servers print next to nothing.
            let process = try ChildProcess(words[0], Array(words.dropFirst()))
            while process.isRunning {
                if let connection = ScriptedConnection.open(port: port) {
                    connection.end()
                    return OutsideServer(port: port, process: process)
                }
                Thread.sleep(forTimeInterval: 0.01)
            }
        }
        throw POSIXError(.EADDRINUSE)
    }

    private static func freePort() throws -> UInt16 {
        let server = try ScriptedServer { _ in }
        server.stop()
        return server.port
    }
}

import Foundation

@testable import SimpleKeychain

/// A session bus of the tests' own, with or without a keyring.
///
/// It ends with the last reference, else with the process.
final class PrivateBus: Sendable {
    enum Kind: String {
        case bus
        case keyring
    }

    struct NotStarted: Error {}

    /// Whether the programs that it needs are installed.
    static let isAvailable = ["dbus-daemon", "gnome-keyring-daemon", "dbus-send"].allSatisfy { program in
        FileManager.default.isExecutableFile(atPath: "/usr/bin/" + program)
    }
    static let why = "needs dbus-daemon and gnome-keyring-daemon, which scripts/setup --test installs"

    /// One keyring for all tests that tell their items apart by the service.
    static let shared = Result { try PrivateBus(.keyring) }

    let address: String
    private let script: Process
    private let input = Pipe()
    private let output = Pipe()

    init(_ kind: Kind) throws {
        script = Process()
        script.executableURL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Support/private-bus")
        script.arguments = [kind.rawValue]
        script.standardInput = input
        script.standardOutput = output
        script.standardError = FileHandle.nullDevice
        try script.run()
        address = try Self.line(of: output)
    }

    /// Ends the keyring without a word, as a crash does.
    func killKeyring() throws { try tell("kill") }

    /// Ends the keyring and starts it again, with what it has stored.
    func restartKeyring() throws { try tell("restart") }

    private func tell(_ command: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data((command + "\n").utf8))
        _ = try Self.line(of: output)
    }

    private static func line(of pipe: Pipe) throws -> String {
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
            guard let byte = try pipe.fileHandleForReading.read(upToCount: 1), !byte.isEmpty else { throw NotStarted() }
            line += byte
        }
        return String(decoding: line.dropLast(), as: UTF8.self)
    }

    deinit { stop() }

    func stop() {
        try? input.fileHandleForWriting.close()
        // Its output ends when it does. (Process.waitUntilExit may wait for ever off the main thread.)
        _ = try? output.fileHandleForReading.readToEnd()
    }
}

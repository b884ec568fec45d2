import ChildProcess
import Foundation

/// Runs a command to its end and returns what it printed; off the tests' own threads.
func output(of command: String, _ arguments: String...) async throws -> Data {
    try await output(of: command, arguments)
}

func output(of command: String, _ arguments: [String]) async throws -> Data {
    let process = try ChildProcess(command, arguments)
    try process.input.close()
    let printed = await process.printed()
    let ending = await process.ending()
    guard ending == .status(0) else { throw CommandFailure(command: command, ending: ending) }
    return printed
}

struct CommandFailure: Error {
    let command: String
    let ending: ChildProcess.Ending
}

enum Gzip {
    static let helloWorld: [UInt8] = [
        0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0x28, 0xCF,
        0x2F,
        0xCA, 0x49, 0x01, 0x00, 0x85, 0x11, 0x4A, 0x0D, 0x0B, 0x00, 0x00, 0x00,
    ]

    /// 8 MiB of zeros in about 8 KiB.
    static func bomb() async throws -> [UInt8] {
        Array(try await output(of: "sh", "-c", "head -c 8388608 /dev/zero | gzip -9"))
    }
}

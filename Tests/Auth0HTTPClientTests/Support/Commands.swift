import Foundation

/// Runs a command to its end and returns what it printed; off the tests' own threads.
func output(of command: String, _ arguments: String...) async throws -> Data {
    try await output(of: command, arguments)
}

func output(of command: String, _ arguments: [String]) async throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    return try await withCheckedThrowingContinuation { waiter in
        DispatchQueue.global().async {
            do {
                try process.run()
                let printed = try pipe.fileHandleForReading.readToEnd() ?? Data()
                process.waitUntilExit()
                guard process.terminationStatus == 0 else {
                    throw CommandFailure(command: command, status: process.terminationStatus)
                }
                waiter.resume(returning: printed)
            } catch {
                waiter.resume(throwing: error)
            }
        }
    }
}

struct CommandFailure: Error {
    let command: String
    let status: Int32
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

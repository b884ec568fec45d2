import Foundation
import SimpleKeychain

// A keychain as a command, for tests that need another process: `KeychainProbe SERVICE COMMAND [ARGUMENT]`.
// The backend is the automatic one, which the environment chooses. PROBE_ALLOWS_PROMPT lets it ask.
// A failure ends with status 1 and its kind and text on standard error.

let arguments = CommandLine.arguments.dropFirst()
let probe = Probe(
    keychain: SimpleKeychain(
        service: arguments.first ?? "",
        backend: ProcessInfo.processInfo.environment["PROBE_ALLOWS_PROMPT"] == nil
            ? .automatic : .automatic.allowingPrompt()
    )
)
do {
    try await probe.run(command: arguments.dropFirst().first, argument: arguments.dropFirst(2).first)
} catch {
    FileHandle.standardError.write(Data("\(Probe.kind(of: error)): \(error)\n".utf8))
    exit(1)
}

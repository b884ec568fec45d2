import Auth0
import Foundation

/// Remembers a tenant, so that the other commands need no words for it.
struct Configure: Command {
    func run(_ arguments: inout Arguments, _ console: Console) async throws -> ExitCode {
        let domain = try arguments.takeValue("--domain")
        let clientID = try arguments.takeValue("--client-id")
        let keychain = try KeychainChoice.take(&arguments)
        try arguments.finish()
        guard domain != nil || clientID != nil || keychain != nil else {
            throw UsageError("configure needs --domain, --client-id or --keychain.")
        }
        let file = ConfigurationFile(environment: ProcessInfo.processInfo.environment)
        var content = try file.read()
        content.domain = domain ?? content.domain
        content.clientID = clientID ?? content.clientID
        content.keychain = keychain?.rawValue ?? content.keychain
        try file.write(content)
        console.note("Remembered in \(file.file.path()).")
        return .done
    }
}

import Auth0
import Foundation

/// `auth0-user`: sign in and get fresh tokens from a terminal or a script.
@main struct Auth0User {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let console = Console()
        let code: ExitCode
        do {
            code = try await run(arguments, console)
        } catch is Interrupted {
            code = .interrupted
        } catch {
            console.complain(Complaint.text(error))
            code = ExitCode(error)
        }
        exit(code.rawValue)
    }

    private static func run(_ arguments: [String], _ console: Console) async throws -> ExitCode {
        var arguments = try Arguments(arguments)
        if arguments.takeFlag("--version") {
            console.say("auth0-user \(Version.current)")
            return .done
        }
        if arguments.takeFlag("--help") || arguments.command == "help" {
            console.say(Help.text)
            return .done
        }
        let command = try Commands.find(arguments.command)
        return try await command.run(&arguments, console)
    }
}

enum Version {
    static let current = "0.1.0"
}

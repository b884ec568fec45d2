import FoundationEssentials
import Glibc
import LocalTenant

/// `auth0-tenant`: runs a local tenant until it is told to stop.
@main
struct TenantCommand {
    static func main() async {
        do {
            switch try Arguments.parse(Array(CommandLine.arguments.dropFirst())) {
            case .help: Terminal.print(Arguments.help)
            case .version: Terminal.print("auth0-tenant \(Arguments.version)")
            case .run(let arguments): try await run(arguments)
            }
        } catch let error as UsageError {
            Terminal.complain("\(error.text)\nTry auth0-tenant --help")
            exit(2)
        } catch {
            Terminal.complain("\(error)")
            exit(1)
        }
    }

    private static func run(_ arguments: Arguments) async throws {
        let signals = StopSignals()
        let tenant = try LocalTenant(configuration: arguments.configuration(), environment: environment(arguments))
        try await tenant.start()
        Terminal.print("auth0-tenant ready at \(tenant.url.absoluteString) (for development only)")
        await signals.wait()
        await tenant.stop()
    }

    /// The real world, and a line for each request unless the command is to be quiet.
    private static func environment(_ arguments: Arguments) -> TenantEnvironment {
        var environment = TenantEnvironment()
        if !arguments.isQuiet {
            environment.observe = { request in
                let outcome = request.status.map { String($0) } ?? "dropped"
                let error = request.error.map { " " + $0 } ?? ""
                Terminal.note("\(request.method) \(request.path) \(outcome)\(error)")
            }
        }
        return environment
    }
}

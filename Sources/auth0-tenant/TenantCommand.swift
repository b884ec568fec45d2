import FoundationEssentials
import Glibc
import LocalTenant

/// `auth0-tenant`: runs a local tenant until it is told to stop.
@main
struct TenantCommand {
    static func main() {
        do {
            switch try Arguments.parse(Array(CommandLine.arguments.dropFirst())) {
            case .help: Terminal.print(Arguments.help)
            case .version: Terminal.print("auth0-tenant \(Arguments.version)")
            case .run(let arguments): run(arguments)
            }
        } catch {
            Terminal.complain("\(error)\nTry auth0-tenant --help")
            exit(2)
        }
    }

    /// Runs the tenant in the background, while this thread waits for signals.
    private static func run(_ arguments: Arguments) -> Never {
        let signals = StopSignals()
        let (stop, asker) = AsyncStream.makeStream(of: Void.self)
        Task { exit(await status(of: arguments, until: stop)) }
        _ = signals.next()
        asker.yield()
        // Whoever asks a second time does not want to wait.
        _exit(128 + signals.next())
    }

    /// Runs the tenant until it is asked to stop; gives the exit status.
    private static func status(of arguments: Arguments, until stop: AsyncStream<Void>) async -> Int32 {
        do {
            let tenant = try LocalTenant(
                configuration: arguments.configuration(),
                environment: environment(arguments)
            )
            try await tenant.start()
            Terminal.print("auth0-tenant ready at \(tenant.url.absoluteString) (for development only)")
            var asked = stop.makeAsyncIterator()
            await asked.next()
            await tenant.stop()
            return 0
        } catch {
            Terminal.complain("\(error)")
            return 1
        }
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

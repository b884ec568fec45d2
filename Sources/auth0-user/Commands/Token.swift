import Auth0
import JWTDecode

/// Prints an access token that is good for a while, renewed if need be, and nothing else.
struct Token: Command {
    func run(_ arguments: inout Arguments, _ console: Console) async throws -> ExitCode {
        let settings = try Settings(&arguments)
        let audience = try arguments.takeValue("--audience")
        let scope = try arguments.takeValue("--scope")
        let minTTL = try arguments.takeNumber("--min-ttl") ?? 60
        try arguments.finish()
        let manager = settings.manager
        let interruption = Interruption(manager, console)
        defer { withExtendedLifetime(interruption) {} }

        guard let audience else {
            console.say(try await manager.credentials(withScope: scope, minTTL: minTTL).accessToken)
            return .done
        }
        // The sign-in's own token may be for this API already.
        let own = try await manager.credentials(minTTL: 0)
        if (try? decode(jwt: own.accessToken).audience)?.contains(audience) == true {
            console.say(try await manager.credentials(withScope: scope, minTTL: minTTL).accessToken)
        } else {
            let token = try await manager.apiCredentials(forAudience: audience, scope: scope, minTTL: minTTL)
            console.say(token.accessToken)
        }
        return .done
    }
}

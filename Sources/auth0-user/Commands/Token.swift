import Auth0
import JWTDecode

/// Prints an access token that is good for a while, renewed if need be, and nothing else.
struct Token: Command {
    func run(_ arguments: inout Arguments, _ console: Console) async throws -> ExitCode {
        let settings = try Settings(&arguments)
        let audience = try arguments.takeValue("--audience")
        let scope = try arguments.takeValue("--scope")
        let minTTL = try arguments.takeNumber("--min-ttl") ?? 60
        let factor = try SecondFactor(&arguments, settings, console)
        try arguments.finish()
        let manager = settings.manager
        let interruption = Interruption(manager)
        let token = try await token(manager, factor, audience, scope, minTTL)
        try interruption.check()
        console.say(token)
        return .done
    }

    private func token(
        _ manager: CredentialsManager,
        _ factor: SecondFactor,
        _ audience: String?,
        _ scope: String?,
        _ minTTL: Int
    ) async throws -> String {
        if let audience {
            // The sign-in's own token may be for this API already.
            let own = try await manager.credentials(minTTL: 0)
            guard (try? decode(jwt: own.accessToken).audience)?.contains(audience) == true else {
                return try await factor.token(manager, audience: audience, scope: scope, minTTL: minTTL)
            }
        }
        return try await manager.credentials(withScope: scope, minTTL: minTTL).accessToken
    }
}

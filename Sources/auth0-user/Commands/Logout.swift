import Auth0

/// Forgets the sign-in.
struct Logout: Command {
    func run(_ arguments: inout Arguments, _ console: Console) async throws -> ExitCode {
        let settings = try Settings(&arguments)
        let revokes = arguments.takeFlag("--revoke")
        let all = arguments.takeFlag("--all")
        try arguments.finish()
        let manager = settings.manager
        if revokes {
            do {
                try await manager.revoke()
            } catch CredentialsManagerError.noCredentials {
                console.note("No one was signed in.")
            }
        }
        if all { try manager.clearAll() } else { try manager.clear() }
        return .done
    }
}

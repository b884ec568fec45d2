import Auth0
import Foundation
import SimpleKeychain

/// Prints who is signed in, until when, whether that can be renewed, and where secrets lie; nothing is sent.
struct Status: Command {
    func run(_ arguments: inout Arguments, _ console: Console) async throws -> ExitCode {
        let settings = try Settings(&arguments)
        let asJSON = arguments.takeFlag("--json")
        try arguments.finish()
        let manager = settings.manager
        let keychain = settings.keychain.backendDescription
        guard let summary = try manager.summary() else {
            console.say(
                asJSON
                    ? try Report.json(["signed_in": false, "keychain": keychain, "domain": settings.domain])
                    : "Not signed in to \(settings.domain). Secrets lie in \(keychain)."
            )
            return .notSignedIn
        }
        let person = (try? manager.userProfile()).map(Person.name)
        if asJSON {
            console.say(
                try Report.json([
                    "signed_in": true, "who": person, "domain": settings.domain, "scope": summary.scope,
                    "expires_at": summary.expiresAt.ISO8601Format(), "renewable": summary.isRenewable,
                    "keychain": keychain,
                ])
            )
        } else {
            console.say(
                """
                Signed in:     \(person ?? "yes")
                Tenant:        \(settings.domain)
                Access token:  until \(summary.expiresAt.ISO8601Format())
                Renewable:     \(summary.isRenewable ? "yes" : "no, sign in again when it ends")
                Secrets:       \(keychain)
                """
            )
        }
        return .done
    }
}

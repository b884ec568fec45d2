import Auth0
import Foundation
import LocalTenant

/// Signs in with a code by e-mail or SMS, against a tenant that it starts itself.
///
/// `CodeSignIn` asks a person at the terminal; `CodeSignIn --demo` walks the same road without one.
@main struct CodeSignIn {
    static func main() async {
        do {
            try await withLocalTenant { tenant in
                // The only lines that a real application changes: its own client id and domain.
                let auth = Auth0.authentication(clientId: "local-client", domain: tenant.url.absoluteString)
                if CommandLine.arguments.contains("--demo") {
                    try await Demo(auth: auth, tenant: tenant).run()
                } else {
                    try await Conversation(auth: auth, inbox: tenant.url.appending(path: "inbox")).run()
                }
            }
        } catch {
            Terminal.complain("\(error)")
            exit(1)
        }
    }
}

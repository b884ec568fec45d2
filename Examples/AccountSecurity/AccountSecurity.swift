import Foundation
import SwiftUI

/// Shows a person the own account: sign-in, and every way to prove who one is.
@main
enum AccountSecurity {
    static func main() async {
        do {
            switch try Arguments.parse(CommandLine.arguments.dropFirst()) {
            case .help: Terminal.say(Arguments.help)
            case .run(let arguments): try await run(arguments)
            }
        } catch let error as UsageError {
            Terminal.complain("\(error.text)\n\n\(Arguments.help)")
            exit(2)
        } catch {
            Terminal.complain("\(error)")
            exit(1)
        }
    }

    @MainActor
    private static func run(_ arguments: Arguments) async throws {
        let environment = ProcessInfo.processInfo.environment
        let tenant = try await Tenant.start(environment: environment, data: arguments.data)
        do {
            let accounts = try Accounts(tenant: tenant, store: AccountStore(data: arguments.data))
            Accounts.ofThisProcess = accounts
            try await AccountSecurityApp.run { link in
                // The answer of a browser sign-in comes to this machine, so it is of use to people at this machine only.
                accounts.offersBrowser = link.url.host() == "localhost"
                Terminal.say("Open \(link.url.absoluteString)")
                if let inbox = tenant.inbox { Terminal.say("Read e-mail and SMS at \(inbox.absoluteString)") }
                DesktopBrowser(environment: environment).open(link.oneTimeURL)
            }
        } catch {
            await tenant.stop()
            throw error
        }
    }
}

/// The process's two outputs, written at once even into a pipe.
enum Terminal {
    static func say(_ text: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
    }

    static func complain(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
    }
}

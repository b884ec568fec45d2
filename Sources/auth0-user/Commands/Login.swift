import Auth0
import Foundation
import SimpleKeychain

/// Signs in with a code by e-mail or SMS, or with the browser, and stores the credentials.
struct Login: Command {
    private enum Way {
        case email(String)
        case phone(String)
        case browser
    }

    func run(_ arguments: inout Arguments, _ console: Console) async throws -> ExitCode {
        let settings = try Settings(&arguments)
        let way = try way(&arguments)
        let code = try arguments.takeValue("--code")
        let audience = try arguments.takeValue("--audience")
        let scope = try arguments.takeValue("--scope") ?? defaultScope
        let factor = try SecondFactor(&arguments, settings, console)
        try arguments.finish()
        if case .browser = way, code != nil { throw UsageError("--code does not go with --browser.") }
        let manager = settings.manager
        let interruption = Interruption(manager)

        let credentials: Credentials
        switch way {
        case .browser:
            credentials = try await browser(settings, audience, scope)
        case .email, .phone:
            if let code {
                credentials = try await login(settings, factor, way, Passcode.normalized(code), audience, scope)
            } else {
                try await sendCode(settings, way)
                guard console.isInteractive else {
                    console.note(followUp(way, audience, scope))
                    return .done
                }
                guard let signedIn = try await askForCode(settings, factor, way, audience, scope, console) else {
                    return .other
                }
                credentials = signedIn
            }
        }
        try interruption.check()
        try manager.store(credentials: credentials)
        let person = (try? manager.userProfile()).map(Person.name) ?? "someone whom the tenant does not name"
        console.note("Signed in as \(person). Secrets lie in \(settings.keychain.backendDescription).")
        return .done
    }

    private func way(_ arguments: inout Arguments) throws -> Way {
        let email = try arguments.takeValue("--email").map(Way.email)
        let phone = try arguments.takeValue("--phone").map(Way.phone)
        let browser = arguments.takeFlag("--browser") ? Way.browser : nil
        let ways = [email, phone, browser].compactMap { $0 }
        guard ways.count == 1 else {
            throw UsageError("login needs one of --email, --phone and --browser.")
        }
        return ways[0]
    }

    private func sendCode(_ settings: Settings, _ way: Way) async throws {
        switch way {
        case .email(let email): try await settings.authentication.startPasswordless(email: email).start()
        case .phone(let number): try await settings.authentication.startPasswordless(phoneNumber: number).start()
        case .browser: break
        }
    }

    private func login(
        _ settings: Settings,
        _ factor: SecondFactor,
        _ way: Way,
        _ code: String,
        _ audience: String?,
        _ scope: String
    ) async throws -> Credentials {
        let auth = settings.authentication
        switch way {
        case .email(let email):
            return try await factor.signIn(
                auth.login(email: email, code: code, audience: audience, scope: scope).validateClaims()
            )
        case .phone(let number):
            return try await factor.signIn(
                auth.login(phoneNumber: number, code: code, audience: audience, scope: scope).validateClaims()
            )
        case .browser:
            return try await browser(settings, audience, scope)
        }
    }

    private func browser(_ settings: Settings, _ audience: String?, _ scope: String) async throws -> Credentials {
        var web = Auth0.webAuth(clientId: settings.clientID, domain: settings.domain).scope(scope)
        if let audience { web = web.audience(audience) }
        return try await web.start()
    }

    private func askForCode(
        _ settings: Settings,
        _ factor: SecondFactor,
        _ way: Way,
        _ audience: String?,
        _ scope: String,
        _ console: Console
    ) async throws -> Credentials? {
        console.note("A code was sent.")
        while let typed = console.ask("Code: ") {
            let code = Passcode.normalized(typed)
            guard !code.isEmpty else { continue }
            do {
                return try await login(settings, factor, way, code, audience, scope)
            } catch let error as AuthenticationError where error.isInvalidCredentials {
                console.note("That code is not right. Only the newest one works.")
            } catch let error as AuthenticationError where error.isCodeExpired || error.isTooManyCodeAttempts {
                try await sendCode(settings, way)
                console.note("That code no longer works. A new one was sent.")
            }
        }
        console.note("")
        return nil
    }

    private func followUp(_ way: Way, _ audience: String?, _ scope: String) -> String {
        var words = ["auth0-user", "login"]
        switch way {
        case .email(let email): words += ["--email", email]
        case .phone(let number): words += ["--phone", number]
        case .browser: break
        }
        if let audience { words += ["--audience", audience] }
        if scope != defaultScope { words += ["--scope", scope] }
        let line = words.map(Shell.quoted).joined(separator: " ")
        return "A code was sent. Go on with:\n  \(line) --code CODE"
    }
}

/// Words that a shell takes as they are.
enum Shell {
    static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "@%+=:,./-_".contains($0)) }
        return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }
}

/// How a person is named on a terminal.
enum Person {
    static func name(_ profile: UserProfile) -> String {
        profile.email ?? profile.phoneNumber ?? profile.name ?? profile.sub
    }
}

import Auth0Crypto
import FoundationEssentials

/// Asks for the code, and goes back to the application with another one.
enum CodeStep {
    static let show: Route.Handler = { request, tenant in
        LoginVisit.answer(request, tenant) { visit in
            guard let recipient = visit.login.recipient else { return .redirect(to: LoginRoutes.identifier(visit.id)) }
            return CodePage.answer(visit, recipient)
        }
    }

    static let submit: Route.Handler = { request, tenant in
        LoginVisit.answer(request, tenant) { visit in
            guard let recipient = visit.login.recipient else { return .redirect(to: LoginRoutes.identifier(visit.id)) }
            let code = TypedCode.normalized(try visit.parameters.string("code") ?? "")
            guard !code.isEmpty else { return CodePage.answer(visit, recipient, problem: .empty) }
            do {
                return try signIn(visit, recipient, code)
            } catch let error as OAuthError where error == .blockedUser {
                return try visit.refuse(.deniedToBlockedUser)
            } catch let error as OAuthError {
                return CodePage.answer(visit, recipient, problem: .refused(error))
            }
        }
    }

    /// Decides at once: the code is used up, the browser signed in, the sign-in ended.
    private static func signIn(
        _ visit: LoginVisit,
        _ recipient: PasscodeBook.Recipient,
        _ code: String
    ) throws -> TenantResponse {
        let attempt = PasscodeAttempt(
            recipient: recipient,
            code: code,
            clientID: visit.authorization.client.id,
            remoteAddress: visit.request.remoteAddress
        )
        let random = visit.tenant.environment.random
        let session = random.token()
        let authorizationCode = random.token()
        let key = Hash.of(visit.id)
        let location = try visit.tenant.transaction { state, now in
            // The same form may have been sent twice.
            if let outcome = state.browser.logins.value(key, at: now)?.outcome { return outcome }
            let user = try state.signInUser(attempt, at: now)
            if let old = visit.cookies[.session] { state.browser.sessions.remove(Hash.of(old)) }
            state.browser.sessions.insert(
                BrowserSession(userID: user.id, connection: recipient.connection, signedInAt: now, lastUsedAt: now),
                as: Hash.of(session),
                at: now
            )
            state.browser.codes.issue(
                authorizationCode,
                for: AuthorizationCodeBook.Authorization(
                    request: visit.authorization,
                    userID: user.id,
                    signedInAt: now
                ),
                at: now
            )
            let location = visit.authorization.target.location(code: authorizationCode)
            state.browser.logins.change(key) { $0.outcome = location }
            return location
        }
        return .redirect(
            to: location,
            headers: visit.cookies.setting(.session, session, seconds: Int(BrowserSession.lifetime))
        )
    }
}

/// A code as people type and paste it.
enum TypedCode {
    /// Without spaces, dashes and invisible characters; digits of any script become ASCII.
    static func normalized(_ text: String) -> String {
        var code = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .dashPunctuation: continue
            case .decimalNumber:
                let value = Int(scalar.properties.numericValue ?? 0)
                code.append(contentsOf: String(value).unicodeScalars)
            default: code.append(scalar)
            }
        }
        return String(code)
    }
}

/// Asks for an e-mail address or a phone number.
enum IdentifierPage {
    enum Problem {
        case invalid
        case refused(OAuthError)
    }

    static func answer(_ visit: LoginVisit, value: String, problem: Problem? = nil) -> TenantResponse {
        let field = Field(visit.authorization.connections)
        let text = problem.map { sentence(for: $0, field) }
        let client = visit.authorization.client.name
        return LoginFrame.answer(
            (text == nil ? "" : "Error: ") + "Sign in to \(client)",
            status: status(problem),
            error: code(problem),
            """
            <h1>Sign in</h1>
            <p class="lead">to continue to <strong>\(client)</strong></p>
            <form method="post" action="\(LoginRoutes.identifierPath)" novalidate>
            <input type="hidden" name="state" value="\(visit.id)">
            <label for="identifier">\(field.label)</label>
            <input id="identifier" name="identifier" type="\(field.type)" autocomplete="\(field.autocomplete)" \
            autocapitalize="none" spellcheck="false" value="\(value)" required autofocus\(LoginFrame.invalid(text))>
            \(LoginFrame.problem(text))
            <button class="primary" type="submit">Continue</button>
            </form>
            \(CancelForm.markup(visit))
            """
        )
    }

    /// The field, by the ways to sign in that there are.
    private struct Field {
        let label: String
        let type: String
        let autocomplete: String
        let cure: String

        init(_ connections: [TenantConnection]) {
            let channels = Set(connections.compactMap(\.channel))
            switch (channels.contains(.email), channels.contains(.sms)) {
            case (true, false):
                (label, type, autocomplete) = ("E-mail address", "email", "email")
                cure = "Enter an e-mail address, such as you@example.com."
            case (false, true):
                (label, type, autocomplete) = ("Phone number", "tel", "tel")
                cure = "Enter a phone number with its country code, such as +45 91 13 17 61."
            default:
                (label, type, autocomplete) = ("E-mail address or phone number", "text", "username")
                cure = "Enter an e-mail address, or a phone number that starts with + and its country code."
            }
        }
    }

    private static func sentence(for problem: Problem, _ field: Field) -> String {
        switch problem {
        case .invalid: field.cure
        case .refused(let error) where error == .signUpDisabled: "There is no account for this, and none can be made."
        case .refused(let error) where error == .startBlockedUser: "This account is blocked."
        case .refused(let error) where error.status == 429: "Too many codes were asked for. Try again later."
        case .refused(let error): error.description
        }
    }

    private static func status(_ problem: Problem?) -> Int {
        switch problem {
        case nil: 200
        case .invalid?: 400
        case .refused(let error)?: error.status
        }
    }

    private static func code(_ problem: Problem?) -> String? {
        switch problem {
        case nil: nil
        case .invalid?: "invalid_identifier"
        case .refused(let error)?: error.code
        }
    }
}

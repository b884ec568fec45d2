/// Asks for the code that was sent.
enum CodePage {
    enum Problem {
        case empty
        case refused(OAuthError)
    }

    static func answer(
        _ visit: LoginVisit,
        _ recipient: PasscodeBook.Recipient,
        problem: Problem? = nil
    ) -> TenantResponse {
        let text = problem.map { sentence(for: $0) }
        let isEmail = recipient.address.channel == .email
        return LoginFrame.answer(
            (text == nil ? "" : "Error: ") + "Enter the code · \(visit.authorization.client.name)",
            status: status(problem),
            error: code(problem),
            """
            <h1>\(isEmail ? "Check your e-mail" : "Check your phone")</h1>
            <p class="lead">Enter the code that was sent to <strong>\(recipient.address.value)</strong></p>
            \(visit.login.sends > 1 && problem == nil ? sentAgain : "")
            <form method="post" action="\(LoginRoutes.codePath)" novalidate>
            <input type="hidden" name="state" value="\(visit.id)">
            <label for="code">Code</label>
            <input class="code" id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" \
            autocapitalize="none" spellcheck="false" required autofocus\(LoginFrame.invalid(text))>
            \(LoginFrame.problem(text))
            <button class="primary" type="submit">Continue</button>
            </form>
            <div class="choices">
            <form method="post" action="\(LoginRoutes.identifierPath)">
            <input type="hidden" name="state" value="\(visit.id)">
            <input type="hidden" name="identifier" value="\(recipient.address.value)">
            <button class="link" type="submit">Send a new code</button>
            </form>
            <a href="\(LoginRoutes.identifier(visit.id))">\(isEmail ? "Use another address" : "Use another number")</a>
            </div>
            \(LoginFrame.inboxNote(visit.request))
            \(CancelForm.markup(visit))
            """
        )
    }

    private static let sentAgain: Markup = """
        <p class="news" role="status">A new code was sent. Only the newest one works.</p>
        """

    private static func sentence(for problem: Problem) -> String {
        switch problem {
        case .empty: "Enter the code."
        case .refused(let error) where error == .wrongEmailCode || error == .wrongPhoneCode:
            "That is not the code. Only the newest message counts."
        case .refused(let error) where error == .codeExpired: "That code has expired. Send a new one."
        case .refused(let error) where error == .tooManyCodeAttempts:
            "Too many wrong codes. Send a new one to go on."
        case .refused(let error) where error.status == 429: "Too many tries. Wait a while before the next one."
        case .refused(let error): error.description
        }
    }

    private static func status(_ problem: Problem?) -> Int {
        switch problem {
        case nil: 200
        case .empty?: 400
        case .refused(let error)?: error.status == 403 ? 400 : error.status
        }
    }

    private static func code(_ problem: Problem?) -> String? {
        switch problem {
        case nil: nil
        case .empty?: "missing_code"
        case .refused(let error)?: error.code
        }
    }
}

/// The way back without a sign-in.
enum CancelForm {
    static func markup(_ visit: LoginVisit) -> Markup {
        """
        <form class="cancel" method="post" action="\(LoginRoutes.cancelPath)">
        <input type="hidden" name="state" value="\(visit.id)">
        <button class="link quiet" type="submit">Cancel</button>
        </form>
        """
    }
}

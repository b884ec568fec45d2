/// Where the link in an e-mail leads: a question, or why the link is no good.
enum LinkPage {
    static func confirm(_ link: LinkBook.Link, token: String, _ request: TenantRequest) -> TenantResponse {
        let client = link.request.client.name
        return LoginFrame.answer(
            "Sign in to \(client)",
            """
            <h1>Sign in to \(client)?</h1>
            <p class="lead">You go on as <strong>\(link.recipient.address.value)</strong></p>
            <form method="post" action="\(VerifyRedirect.path)">
            <input type="hidden" name="verification_code" value="\(token)">
            <button class="primary" type="submit">Sign in</button>
            </form>
            <p class="note">If you did not ask for this, close the page: nothing happens.</p>
            """
        )
    }

    /// - Parameter look: why the link is no good.
    static func refusal(_ look: LinkBook.Look) -> TenantResponse {
        switch look {
        case .used:
            refusal(410, "link_used", "This link was used already", "It works once, and so does the code beside it.")
        case .superseded:
            refusal(410, "link_superseded", "There is a newer message", "Only what was sent last works.")
        case .expired:
            refusal(410, "link_expired", "This link has expired", "Links work for a short time only.")
        case .good, .unknown:
            refusal(400, "link_unknown", "This link does not work", "It may have been cut off. Open it whole.")
        }
    }

    private static func refusal(_ status: Int, _ code: String, _ title: String, _ reason: String) -> TenantResponse {
        LoginFrame.answer(
            title,
            status: status,
            error: code,
            """
            <h1>\(title)</h1>
            <p class="lead">\(reason) Go back to the application and ask for a new one.</p>
            """
        )
    }
}

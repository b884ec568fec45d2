/// Says how things stand where there is nothing to fill in.
enum NoticePage {
    /// A refusal that is not sent to an application, with what helps.
    static func refusal(_ error: OAuthError) -> TenantResponse {
        let (title, cure) = help(error)
        return LoginFrame.answer(
            title,
            status: error.status,
            error: error.code,
            headers: error.headers,
            """
            <h1>\(title)</h1>
            <p class="lead">\(error.description)</p>
            \(cure)
            """
        )
    }

    static func signedInAlready(_ visit: LoginVisit) -> TenantResponse {
        LoginFrame.answer(
            "You can close this page",
            """
            <h1>You can close this page</h1>
            <p class="lead">This sign-in is over. Go back to <strong>\(visit.authorization.client.name)</strong>.</p>
            """
        )
    }

    static func signedOut() -> TenantResponse {
        LoginFrame.answer(
            "You are signed out",
            """
            <h1>You are signed out</h1>
            <p class="lead">You can close this page.</p>
            """
        )
    }

    private static func help(_ error: OAuthError) -> (title: String, cure: Markup) {
        switch error.code {
        case "callback_not_allowed":
            (
                "This callback URL is not allowed",
                """
                <p class="note">Add it to <code>callbacks</code> of the application in the tenant's configuration, exactly
                as it is sent. For any port of this machine set <code>"loopback_any_port": true</code> there.</p>
                """
            )
        case "logout_url_not_allowed":
            (
                "This logout URL is not allowed",
                """
                <p class="note">Add it to <code>logout_urls</code> of the application in the tenant's configuration,
                exactly as it is sent.</p>
                """
            )
        case "invalid_client":
            (
                "Unknown application",
                "<p class=\"note\">Check the <code>client_id</code> that the application sends.</p>"
            )
        case "login_is_over":
            (
                "This sign-in is over",
                """
                <p class="note">Go back to the application and sign in again. The page needs cookies.</p>
                """
            )
        default:
            ("This cannot go on", "<p class=\"note\">Go back to the application and try again.</p>")
        }
    }
}

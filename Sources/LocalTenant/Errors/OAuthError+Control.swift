/// Refusals of control and pages.
extension OAuthError {
    static let foreignHost = OAuthError(
        403,
        "forbidden_host",
        "Control and pages answer to loopback names only; use localhost, or send the control token"
    )
    static let foreignOrigin = OAuthError(
        403,
        "forbidden_origin",
        "Control and pages do not answer to another site's page"
    )
    static let remoteControl = OAuthError(
        403,
        "forbidden",
        "Control and pages are for this machine only; start the tenant with --control-token to use them from elsewhere"
    )
    static let badControlToken = OAuthError(
        401,
        "unauthorized",
        "Send the control token, as Authorization: Bearer or as the password of Basic",
        headers: ["WWW-Authenticate": #"Basic realm="auth0-tenant", charset="UTF-8""#]
    )

    static func unknownUser(_ name: String) -> Self {
        OAuthError(404, "unknown_user", "There is no user \(name)")
    }
}

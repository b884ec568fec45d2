/// Calls that work as they stand, for a person to copy.
struct SampleCalls {
    private let issuer: Issuer
    private let clientID: String

    init(_ tenant: Tenant) {
        issuer = tenant.issuer
        let clients = tenant.configuration.clients.filter { $0.grants.contains(.passwordlessOTP) }
        clientID = (clients.first { $0.secret == nil } ?? clients.first)?.id ?? "local-client"
    }

    /// Asks for a code by e-mail.
    var start: String {
        call(
            "passwordless/start",
            [("client_id", clientID), ("connection", "email"), ("email", "you@example.com"), ("send", "code")]
        )
    }

    /// Signs in with the code.
    var login: String {
        call(
            "oauth/token",
            [
                ("client_id", clientID), ("grant_type", GrantType.passwordlessOTP.rawValue), ("realm", "email"),
                ("username", "you@example.com"), ("otp", "CODE"), ("scope", "openid profile email offline_access"),
            ]
        )
    }

    private func call(_ path: String, _ parameters: [(name: String, value: String)]) -> String {
        let data = parameters.map { "  -d '\($0.name)=\($0.value.replacing("'", with: "'\\''"))'" }
        return (["curl \(issuer.address(of: path))"] + data).joined(separator: " \\\n")
    }
}

/// What an application asks of `/authorize`, or of a link in an e-mail.
struct AuthorizationRequest: Sendable {
    /// Whether the person has to be asked.
    enum Prompt: String, Sendable {
        /// Only if nobody is signed in.
        case ifNeeded
        /// Not at all: answer at once.
        case none
        /// In any case.
        case login
    }

    let target: AuthorizationTarget
    let ask: SignInAsk
    let challenge: CodeChallenge?
    /// The ways to sign in that the person may choose from.
    let connections: [TenantConnection]
    let prompt: Prompt
    /// How long ago the person may have signed in at most, in seconds.
    let maxAge: Int?
    /// An address to begin with.
    let loginHint: String?

    var client: TenantClient { target.client }

    /// - Throws: a refusal, which goes to `target`.
    init(_ target: AuthorizationTarget, _ parameters: Parameters, _ tenant: Tenant) throws {
        try Self.refuseWhatIsNotEmulated(parameters)
        guard target.client.grants.contains(.authorizationCode) else {
            throw OAuthError.grantNotAllowed(.authorizationCode)
        }
        challenge = try CodeChallenge(parameters)
        if challenge == nil, target.client.secret == nil { throw OAuthError.missingParameter("code_challenge") }
        connections = try Self.connections(parameters, tenant.configuration)
        prompt = try Self.prompt(parameters)
        maxAge = try Self.maxAge(parameters)
        loginHint = try parameters.string("login_hint")
        ask = try SignInAsk(
            client: target.client,
            audience: try parameters.string("audience") ?? parameters.string("resource"),
            scope: try parameters.string("scope"),
            extras: SignIn.Extras(parameters),
            tenant: tenant
        )
        self.target = target
    }

    /// What would look like success although it was not looked at.
    private static func refuseWhatIsNotEmulated(_ parameters: Parameters) throws {
        let type = try parameters.required("response_type")
        guard type == "code" else { throw OAuthError.responseTypeNotSupported(type) }
        if let mode = try parameters.string("response_mode"), mode != "query" {
            throw OAuthError.invalidRequest("This local tenant emulates the response_mode query only")
        }
        if try parameters.string("request") != nil { throw OAuthError.requestObjectNotEmulated }
        for name in ["dpop_jkt", "session_transfer_token"] where try parameters.string(name) != nil {
            throw OAuthError.invalidRequest("This local tenant does not emulate \(name)")
        }
    }

    private static func connections(
        _ parameters: Parameters,
        _ configuration: TenantConfiguration
    ) throws -> [TenantConnection] {
        let usable = configuration.connections.filter { $0.isEnabled && $0.channel != nil }
        guard let name = try parameters.string("connection") else {
            guard !usable.isEmpty else { throw OAuthError.noConnections }
            return usable
        }
        guard let connection = usable.first(where: { $0.name == name }) else {
            throw OAuthError.connectionNotUsable(name)
        }
        return [connection]
    }

    private static func prompt(_ parameters: Parameters) throws -> Prompt {
        let words = Set(Scopes.parse(try parameters.string("prompt")))
        guard words.isSubset(of: ["none", "login", "consent", "select_account"]),
            !words.contains("none") || words.count == 1
        else { throw OAuthError.badPrompt }
        if words == ["none"] { return .none }
        // There is nothing to consent to, since every application is the tenant's own.
        return words.isDisjoint(with: ["login", "select_account"]) ? .ifNeeded : .login
    }

    private static func maxAge(_ parameters: Parameters) throws -> Int? {
        let text: String? =
            if case .int(let number)? = parameters.values["max_age"] {
                String(number)
            } else {
                try parameters.string("max_age")
            }
        guard let text else { return nil }
        guard let seconds = Int(text), seconds >= 0 else {
            throw OAuthError.invalidRequest("max_age must be a number of seconds")
        }
        return seconds
    }
}

/// Where the outcome of an authorization goes: an application's address that was checked, and the application's `state`.
struct AuthorizationTarget: Sendable {
    let client: TenantClient
    let redirectURI: String
    let state: String?

    /// - Throws: a refusal that must not be sent to the address, since nobody knows whose it is.
    init(_ parameters: Parameters, _ configuration: TenantConfiguration) throws {
        if try parameters.string("request_uri") != nil { throw OAuthError.requestURINotEmulated }
        let id = try parameters.required("client_id")
        guard let client = configuration.client(id) else { throw OAuthError.authorizeUnknownClient }
        try self.init(client, parameters)
    }

    init(_ client: TenantClient, _ parameters: Parameters) throws {
        let redirectURI = try parameters.required("redirect_uri")
        guard client.allowsCallback(redirectURI) else { throw OAuthError.callbackNotAllowed(redirectURI) }
        self.client = client
        self.redirectURI = redirectURI
        state = try parameters.string("state")
    }

    /// The address with a code.
    func location(code: String) -> String {
        location([("code", code)])
    }

    /// The address with a refusal.
    func location(refusing error: OAuthError) -> String {
        location([("error", error.code), ("error_description", error.description)])
    }

    private func location(_ parameters: [(name: String, value: String)]) -> String {
        let all = parameters + (state.map { [("state", $0)] } ?? [])
        return FormCoding.adding(all, to: redirectURI)
    }
}

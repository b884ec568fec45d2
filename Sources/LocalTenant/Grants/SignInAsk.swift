import FoundationEssentials

/// What a client asks a sign-in to be good for.
struct SignInAsk: Sendable {
    let client: TenantClient
    /// In full, as it stands in tokens.
    let audience: String?
    let api: TenantAPI?
    let scopes: [String]
    let extras: SignIn.Extras

    init(client: TenantClient, audience: String?, api: TenantAPI?, scopes: [String], extras: SignIn.Extras) {
        self.client = client
        self.audience = audience
        self.api = api
        self.scopes = scopes
        self.extras = extras
    }

    init(_ context: TokenEndpoint.Context) throws {
        let parameters = context.parameters
        try self.init(
            client: context.client,
            audience: try parameters.string("audience") ?? parameters.string("resource"),
            scope: try parameters.string("scope"),
            extras: SignIn.Extras(parameters),
            tenant: context.tenant
        )
    }

    /// - Throws: `access_denied` for an audience that is no API of the tenant.
    init(client: TenantClient, audience: String?, scope: String?, extras: SignIn.Extras, tenant: Tenant) throws {
        let api = try audience.map { try tenant.configuration.api($0, issuer: tenant.issuer) }
        self.init(
            client: client,
            audience: audience,
            api: api,
            scopes: Scopes.granted(Scopes.parse(scope), client: client, api: api),
            extras: extras
        )
    }
}

extension SignIn.Extras {
    /// `nonce` and `max_age`, which ask for a claim each.
    init(_ parameters: Parameters) throws {
        nonce = try parameters.string("nonce")
        let maxAge = parameters.values["max_age"] ?? .null
        wantsAuthenticationTime = maxAge != .null
    }
}

extension TenantConfiguration {
    /// The API that a request's audience names.
    ///
    /// - Throws: `access_denied` where there is none.
    func api(_ audience: String, issuer: Issuer) throws -> TenantAPI {
        let apis = apis + [.myAccount, .mfa]
        guard let api = apis.first(where: { issuer.audience($0.identifier) == audience }) else {
            throw OAuthError.unknownAudience(audience)
        }
        return api
    }
}

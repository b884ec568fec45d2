import FoundationEssentials

/// What a sign-in gives.
public struct TenantTokens: Sendable, Equatable {
    /// A JWT for the audience, or an opaque token for `/userinfo` where there was none.
    public let accessToken: String
    /// Who signed in; only with the scope `openid`.
    public let idToken: String?
    /// What renews the access token; only with the scope `offline_access`.
    public let refreshToken: String?
    /// How the access token is sent.
    public let tokenType: String
    /// How long the access token is valid, in seconds.
    public let expiresIn: Int
    /// The scopes that were granted, with spaces between them.
    public let scope: String
}

extension LocalTenant {
    /// Signs a person in without a code and gives the tokens; who is unknown is made known.
    ///
    /// - Parameters:
    ///   - person: an e-mail address, a phone number, or the id of somebody known.
    ///   - clientID: the application; the first of the configuration where it is `nil`.
    ///   - audience: the API that the access token is for.
    ///   - scope: what is asked for; what does not exist is dropped.
    /// - Throws: ``LocalTenantError/unknown(_:)`` for a client, audience or address that makes no sense, or somebody who
    ///   is blocked.
    public func signIn(
        as person: String,
        clientID: String? = nil,
        audience: String? = nil,
        scope: String = "openid profile email offline_access"
    ) async throws -> TenantTokens {
        guard let id = clientID ?? tenant.configuration.clients.first?.id, let client = tenant.configuration.client(id)
        else { throw LocalTenantError.unknown("There is no such client") }
        return try await LocalTenantError.translating {
            let ask = try SignInAsk(client: client, audience: audience, scope: scope, extras: .init(), tenant: tenant)
            let signIn = try tenant.transaction { state, now in
                let user = try state.knownOrNewUser(person, at: now)
                return try state.signIn(user, ask, environment: tenant.environment, at: now)
            }
            return TenantTokens(try await tenant.reply(to: signIn))
        }
    }
}

extension TenantTokens {
    init(_ reply: TokenReply) {
        self.init(
            accessToken: reply.accessToken,
            idToken: reply.idToken,
            refreshToken: reply.refreshToken,
            tokenType: reply.tokenType,
            expiresIn: reply.expiresIn,
            scope: reply.scope
        )
    }
}

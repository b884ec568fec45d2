import Auth0Crypto
import FoundationEssentials

extension TenantState {
    /// Signs `user` in: the grant, if it may be renewed, and all that the tokens are made from.
    ///
    /// - Parameter signedInAt: when the person showed who they are; `nil` for now.
    mutating func signIn(
        _ user: TenantUser,
        _ ask: SignInAsk,
        signedInAt: Date? = nil,
        environment: TenantEnvironment,
        at now: Date
    ) throws -> SignIn {
        let sessionID = environment.random.token(bytes: 16)
        var refreshToken: String?
        if ask.scopes.contains(Scopes.offlineAccess) {
            let token = Self.newRefreshToken(environment.random)
            let settings = policy.refresh.settings(over: ask.client.refreshTokens)
            forgetGrantsThatAreOver(at: now)
            grants[sessionID] = Grant(
                id: sessionID,
                userID: user.id,
                clientID: ask.client.id,
                audience: ask.audience,
                scopes: ask.scopes,
                signedInAt: signedInAt ?? now,
                family: RefreshTokenFamily(first: Hash.of(token), settings: settings, at: now)
            )
            refreshToken = token
        }
        return makeSignIn(
            user: user,
            ask: ask,
            sessionID: sessionID,
            signedInAt: signedInAt ?? now,
            refreshToken: refreshToken,
            random: environment.random,
            at: now
        )
    }

    mutating func makeSignIn(
        user: TenantUser,
        ask: SignInAsk,
        sessionID: String,
        signedInAt: Date,
        refreshToken: String?,
        random: any RandomSource,
        at now: Date
    ) -> SignIn {
        let seconds =
            ask.api == .mfa
            ? TenantAPI.mfa.accessTokenSeconds
            : policy.accessTokenSeconds ?? ask.api?.accessTokenSeconds ?? 86_400
        let accessToken: SignIn.AccessToken
        if let audience = ask.audience {
            accessToken = .signed(audience: audience, ask.api?.tokenProfile ?? .auth0)
        } else {
            let token = random.token(bytes: 32)
            store(
                OpaqueAccessToken(
                    id: Hash.of(token),
                    userID: user.id,
                    clientID: ask.client.id,
                    scopes: ask.scopes,
                    expiresAt: now.addingTimeInterval(TimeInterval(seconds))
                ),
                at: now
            )
            accessToken = .opaque(token)
        }
        return SignIn(
            user: user,
            client: ask.client,
            scopes: ask.scopes,
            accessToken: accessToken,
            accessTokenSeconds: seconds,
            idTokenSeconds: policy.idTokenSeconds,
            refreshToken: refreshToken,
            sessionID: sessionID,
            signedInAt: signedInAt,
            issuedAt: now,
            extras: ask.extras
        )
    }

    static func newRefreshToken(_ random: any RandomSource) -> String {
        "v1." + random.token(bytes: 32)
    }

    private mutating func store(_ token: OpaqueAccessToken, at now: Date) {
        if accessTokens.rows.count >= OpaqueAccessToken.capacity {
            accessTokens.remove { $0.expiresAt <= now }
            let excess = accessTokens.rows.count - OpaqueAccessToken.capacity + 1
            let oldest = accessTokens.rows.values.sorted { $0.expiresAt < $1.expiresAt }.prefix(max(0, excess))
            for token in oldest { accessTokens[token.id] = nil }
        }
        accessTokens[token.id] = token
    }

    /// Keeps the book from growing for ever.
    ///
    /// Only the absolute lifetime counts here: what is idle too long may be wanted again after the policy changed.
    private mutating func forgetGrantsThatAreOver(at now: Date) {
        guard grants.table.rows.count % 256 == 255 else { return }
        grants.remove { $0.family.isOver(idleSeconds: nil, at: now) }
    }
}

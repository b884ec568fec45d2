import FoundationEssentials

/// A renewal with a refresh token: rotation, overlap, reuse detection, lifetimes, further audiences.
enum RefreshTokenGrant {
    static let answer: TokenEndpoint.Grant = { context in
        let token = try context.parameters.required("refresh_token")
        let audience = try context.parameters.string("audience") ?? context.parameters.string("resource")
        let scope = try context.parameters.string("scope")
        let extras = try SignIn.Extras(context.parameters)
        let tenant = context.tenant
        // The key first: a token must not be spent for an answer that could not be signed.
        _ = try await tenant.signingKey()
        let issuer = tenant.issuer
        let signIn = try tenant.transaction { state, now in
            let hash = Hash.of(token)
            guard let grant = state.grants.grant(withToken: hash), grant.clientID == context.client.id else {
                throw OAuthError.badRefreshToken
            }
            guard let user = state.directory[grant.userID] else { throw OAuthError.refreshTokenOfDeletedUser }
            guard !user.isBlocked else { throw OAuthError.blockedUser }
            let renewal = try Renewal(grant, audience: audience, scope: scope, client: context.client, issuer: issuer)
            let ask = SignInAsk(
                client: context.client,
                audience: renewal.audience,
                api: try renewal.audience.map { try tenant.configuration.api($0, issuer: issuer) },
                scopes: renewal.scopes,
                extras: extras
            )
            let replacement = TenantState.newRefreshToken(tenant.environment.random)
            let outcome = try state.exchange(hash, of: grant, for: replacement, client: context.client, at: now)
            return state.makeSignIn(
                user: user,
                ask: ask,
                sessionID: grant.id,
                signedInAt: grant.signedInAt,
                refreshToken: outcome == .rotated ? replacement : nil,
                random: tenant.environment.random,
                at: now
            )
        }
        return try await tenant.reply(to: signIn)
    }
}

extension TenantState {
    /// Spends the token, or refuses it; a voided one ends the sign-in.
    fileprivate mutating func exchange(
        _ hash: String,
        of grant: Grant,
        for replacement: String,
        client: TenantClient,
        at now: Date
    ) throws -> RefreshTokenFamily.Outcome {
        var grant = grant
        let wasRotating = grant.family.isRotating
        let outcome = grant.family.exchange(
            hash,
            for: Hash.of(replacement),
            settings: policy.refresh.settings(over: client.refreshTokens),
            at: now
        )
        switch outcome {
        case .rotated, .kept:
            grants[grant.id] = grant
            if !wasRotating, grant.family.isRotating { forgetSiblings(of: grant) }
        case .expired, .reused:
            grants[grant.id] = nil
            throw OAuthError.badRefreshToken
        case .unknown:
            throw OAuthError.badRefreshToken
        }
        return outcome
    }

    /// A token that starts to rotate takes the place of the others that do not.
    private mutating func forgetSiblings(of grant: Grant) {
        grants.remove {
            $0.id != grant.id && !$0.family.isRotating && $0.userID == grant.userID && $0.clientID == grant.clientID
                && $0.audience == grant.audience
        }
    }
}

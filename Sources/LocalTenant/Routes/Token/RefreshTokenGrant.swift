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
            let (grant, user) = try state.grant(for: hash, client: context.client)
            let renewal = try Renewal(grant, audience: audience, scope: scope, client: context.client, issuer: issuer)
            let ask = SignInAsk(
                client: context.client,
                audience: renewal.audience,
                api: try renewal.audience.map { try tenant.configuration.api($0, issuer: issuer) },
                scopes: renewal.scopes,
                extras: extras
            )
            let pending = PendingRenewal(tokenHash: hash, ask: ask)
            switch state.outcome(of: hash, in: grant, client: context.client, at: now) {
            case .rotated, .kept:
                try state.guardRenewal(pending, of: grant, user: user, environment: tenant.environment, at: now)
            case .expired, .reused, .unknown:
                break
            }
            return try state.renew(pending, environment: tenant.environment, at: now)
        }
        return try await tenant.reply(to: signIn)
    }
}

import FoundationEssentials

/// A renewal that was asked for: with which refresh token, and for what.
struct PendingRenewal: Sendable {
    /// The refresh token's hash.
    let tokenHash: String
    let ask: SignInAsk
}

extension TenantState {
    /// The sign-in that the renewal is about, and whose it is.
    ///
    /// - Throws: `invalid_grant` for a token that is not known, `unauthorized` for somebody blocked.
    func grant(for tokenHash: String, client: TenantClient) throws(OAuthError) -> (Grant, TenantUser) {
        guard let grant = grants.grant(withToken: tokenHash), grant.clientID == client.id else {
            throw .badRefreshToken
        }
        guard let user = directory[grant.userID] else { throw .refreshTokenOfDeletedUser }
        guard !user.isBlocked else { throw .blockedUser }
        return (grant, user)
    }

    /// What an exchange of the token would come to now; nothing is spent.
    func outcome(
        of tokenHash: String,
        in grant: Grant,
        client: TenantClient,
        at now: Date
    ) -> RefreshTokenFamily.Outcome {
        var family = grant.family
        return family.exchange(
            tokenHash,
            for: "",
            settings: policy.refresh.settings(over: client.refreshTokens),
            at: now
        )
    }

    /// Spends the token, or refuses it, and gives what it is exchanged for.
    ///
    /// - Parameter isStepUp: whether a further factor was proven since the token was shown. Where the token was exchanged
    ///   once more meanwhile, the answer has no refresh token: the client has the newest already.
    /// - Throws: `invalid_grant`; a voided token ends the sign-in.
    mutating func renew(
        _ renewal: PendingRenewal,
        isStepUp: Bool = false,
        environment: TenantEnvironment,
        at now: Date
    ) throws -> SignIn {
        let client = renewal.ask.client
        var (grant, user) = try grant(for: renewal.tokenHash, client: client)
        var refreshToken: String?
        if isStepUp {
            grant.lastFactorAt = now
            grants[grant.id] = grant
        }
        if !isStepUp || outcome(of: renewal.tokenHash, in: grant, client: client, at: now) != .reused {
            let replacement = Self.newRefreshToken(environment.random)
            let outcome = try exchange(renewal.tokenHash, of: grant, for: replacement, client: client, at: now)
            if outcome == .rotated { refreshToken = replacement }
        }
        return makeSignIn(
            user: user,
            ask: renewal.ask,
            sessionID: grant.id,
            signedInAt: grant.signedInAt,
            refreshToken: refreshToken,
            random: environment.random,
            at: now
        )
    }

    /// Spends the token, or refuses it; a voided one ends the sign-in.
    private mutating func exchange(
        _ hash: String,
        of grant: Grant,
        for replacement: String,
        client: TenantClient,
        at now: Date
    ) throws(OAuthError) -> RefreshTokenFamily.Outcome {
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
            throw .badRefreshToken
        case .unknown:
            throw .badRefreshToken
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

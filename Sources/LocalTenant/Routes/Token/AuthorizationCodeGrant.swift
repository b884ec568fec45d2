import FoundationEssentials

/// The code that browser sign-in, or a link, sent to the application.
enum AuthorizationCodeGrant {
    static let answer: TokenEndpoint.Grant = { context in
        let exchange = try Exchange(context.parameters)
        let tenant = context.tenant
        // The key first: a code must not be used up for an answer that could not be signed.
        _ = try await tenant.signingKey()
        let signIn = try tenant.transaction { state, now in
            let authorization = try state.authorization(exchange.code, client: context.client, at: now)
            try exchange.check(against: authorization.request)
            guard let user = state.directory[authorization.userID] else { throw OAuthError.badAuthorizationCode }
            guard !user.isBlocked else { throw OAuthError.blockedUser }
            // The login page asks for no further factor, so that is asked for here.
            try state.guardSignIn(of: user, authorization.ask, environment: tenant.environment, at: now)
            let signIn = try state.signIn(
                user,
                authorization.ask,
                signedInAt: authorization.signedInAt,
                environment: tenant.environment,
                at: now
            )
            state.browser.codes.note(grantID: signIn.sessionID, of: exchange.code)
            return signIn
        }
        return try await tenant.reply(to: signIn)
    }

    /// What is shown for a code.
    private struct Exchange: Sendable {
        let code: String
        let verifier: String?
        let redirectURI: String?

        init(_ parameters: Parameters) throws {
            code = try parameters.required("code")
            verifier = try parameters.string("code_verifier")
            redirectURI = try parameters.string("redirect_uri")
        }

        /// - Throws: `invalid_grant`; a verifier for a code without a challenge is a mismatch, too (RFC 9700, section
        ///   2.1.1).
        func check(against request: AuthorizationRequest) throws {
            guard redirectURI.map({ $0.utf8.elementsEqual(request.target.redirectURI.utf8) }) == true else {
                throw OAuthError.redirectURIMismatch
            }
            switch (request.challenge, verifier) {
            case (nil, nil): break
            case (let challenge?, let verifier?) where challenge.isMet(by: verifier): break
            default: throw OAuthError.badCodeVerifier
            }
        }
    }
}

extension AuthorizationCodeBook.Authorization {
    /// What the application gets.
    fileprivate var ask: SignInAsk {
        let ask = request.ask
        guard !allowsRefreshToken else { return ask }
        return SignInAsk(
            client: ask.client,
            audience: ask.audience,
            api: ask.api,
            scopes: ask.scopes.filter { $0 != Scopes.offlineAccess },
            extras: ask.extras
        )
    }
}

extension TenantState {
    /// Uses an authorization code up; a second use ends what the first one gave.
    fileprivate mutating func authorization(
        _ code: String,
        client: TenantClient,
        at now: Date
    ) throws -> AuthorizationCodeBook.Authorization {
        switch browser.codes.redeem(code, client: client.id, at: now) {
        case .accepted(let authorization): return authorization
        case .reused(let grantID):
            if let grantID { grants[grantID] = nil }
            throw OAuthError.badAuthorizationCode
        case .unknown: throw OAuthError.badAuthorizationCode
        }
    }
}

import FoundationEssentials

/// What the three MFA grants have in common: the token, the tries, and the answer that was waiting.
enum MFAGrant {
    /// Proves the factor; gives a new recovery code where the old one was used up.
    typealias Proof = @Sendable (inout TenantState, MFASession, Date) throws -> String?

    static func answer(_ context: TokenEndpoint.Context, wrong: OAuthError, prove: Proof) async throws -> TokenReply {
        let token = try context.parameters.required("mfa_token")
        let tenant = context.tenant
        // The key first: a proof must not be used up for an answer that could not be signed.
        _ = try await tenant.signingKey()
        let credential = try await MFACredential(token, tenant)
        let (signIn, recoveryCode) = try tenant.transaction { state, now in
            let session = try state.session(credential, at: now)
            guard session.clientID == context.client.id else { throw OAuthError.mfaTokenMalformed }
            do {
                let recoveryCode = try prove(&state, session, now)
                return (try state.complete(session, context, at: now), recoveryCode)
            } catch let refusal as ChallengeRefusal {
                throw OAuthError(refusal, wrong: wrong)
            } catch let refusal as EnrolmentRefusal {
                throw OAuthError(refusal)
            }
        }
        var reply = try await tenant.reply(to: signIn)
        reply.recoveryCode = recoveryCode
        return reply
    }
}

extension OAuthError {
    fileprivate init(_ refusal: ChallengeRefusal, wrong: OAuthError) {
        switch refusal {
        case .wrong, .expired: self = wrong
        case .denied: self = .mfaRejected
        case .pending: self = .authorizationPending
        case .tooSoon: self = .slowDown
        case .tooManyTries(let verdict): self = .tooManyAttempts(verdict)
        }
    }
}

extension TenantState {
    /// The answer that was waiting for the factor.
    fileprivate mutating func complete(
        _ session: MFASession,
        _ context: TokenEndpoint.Context,
        at now: Date
    ) throws -> SignIn {
        let environment = context.tenant.environment
        switch session.origin {
        case .transaction(let transaction):
            mfa.end(transaction.id)
            switch transaction.purpose {
            case .signIn(let ask):
                return try signIn(session.user, ask, environment: environment, at: now)
            case .renewal(let renewal):
                return try renew(renewal, isStepUp: true, environment: environment, at: now)
            }
        case .accessToken(let scopes):
            // An enrolment with an access token for the MFA API is answered with another one.
            let ask = SignInAsk(
                client: context.client,
                audience: issuer.audience(TenantAPI.mfa.identifier),
                api: .mfa,
                scopes: scopes,
                extras: SignIn.Extras()
            )
            return try signIn(session.user, ask, environment: environment, at: now)
        }
    }

    /// Notes that `method` was proven.
    mutating func use(_ method: AuthenticationMethod, at now: Date) {
        var method = method
        method.lastAuthAt = now
        methods[method.id] = method
    }
}

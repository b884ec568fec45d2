import FoundationEssentials

/// The code that came by e-mail or SMS.
enum PasswordlessOTPGrant {
    static let answer: TokenEndpoint.Grant = { context in
        let attempt = try Attempt(context)
        // The key first: a code must not be used up for an answer that could not be signed.
        _ = try await context.tenant.signingKey()
        let signIn = try context.tenant.transaction { state, now in
            try state.countAttempt(attempt, at: now)
            do {
                let user = try state.redeem(attempt, at: now)
                state.limits.forget(.failuresForIdentifier, attempt.subject)
                try state.guardSignIn(
                    of: user,
                    attempt.ask,
                    environment: context.tenant.environment,
                    at: now
                )
                return try state.signIn(user, attempt.ask, environment: context.tenant.environment, at: now)
            } catch let error as OAuthError where error.code == "invalid_grant" {
                state.countFailure(attempt, at: now)
                throw error
            }
        }
        return try await context.tenant.reply(to: signIn)
    }

    /// One try of one code.
    struct Attempt: Sendable {
        let recipient: PasscodeBook.Recipient
        let code: String
        let ask: SignInAsk
        let remoteAddress: String

        var subject: String { "\(remoteAddress) \(recipient.address.value)" }

        init(_ context: TokenEndpoint.Context) throws {
            let parameters = context.parameters
            let username = try parameters.required("username")
            code = try parameters.required("otp")
            let realm = try parameters.required("realm")
            let configuration = context.tenant.configuration
            guard let connection = configuration.connection(realm), connection.isEnabled,
                let channel = connection.channel
            else { throw OAuthError.unknownRealm(realm) }
            recipient = PasscodeBook.Recipient(connection: realm, address: Address(channel, username))
            ask = try SignInAsk(context)
            remoteAddress = context.request.remoteAddress
        }
    }
}

extension TenantState {
    /// Uses the code up and finds or makes its user.
    fileprivate mutating func redeem(_ attempt: PasswordlessOTPGrant.Attempt, at now: Date) throws -> TenantUser {
        let address = attempt.recipient.address
        let wrong = address.channel == .email ? OAuthError.wrongEmailCode : .wrongPhoneCode
        switch passcodes.redeem(attempt.code, by: attempt.recipient, client: attempt.ask.client.id, at: now) {
        case .accepted: break
        case .wrong: throw wrong
        case .expired: throw OAuthError.codeExpired
        case .exhausted: throw OAuthError.tooManyCodeAttempts
        }
        let known = directory.user(at: address)
        guard var user = known ?? (policy.signUp ? newUser(at: address, now: now) : nil) else { throw wrong }
        if user.isBlocked { throw OAuthError.blockedUser }
        switch address.channel {
        case .email: user.isEmailVerified = true
        case .sms: user.isPhoneNumberVerified = true
        }
        if user != directory[user.id] {
            user.updatedAt = now
            directory[user.id] = user
        }
        return user
    }

    /// - Throws: `too_many_attempts` after too many failures, `too_many_requests` for too many sign-ins.
    fileprivate mutating func countAttempt(_ attempt: PasswordlessOTPGrant.Attempt, at now: Date) throws {
        guard policy.rateLimits == .auth0 else { return }
        let failures = [
            limits.look(.failuresForIdentifier, attempt.subject, at: now),
            limits.look(.failuresFromAddress, attempt.remoteAddress, at: now),
        ]
        if let verdict = failures.first(where: { !$0.isAllowed }) { throw OAuthError.tooManyAttempts(verdict) }
        _ = try count(.login, attempt.subject, at: now)
    }

    fileprivate mutating func countFailure(_ attempt: PasswordlessOTPGrant.Attempt, at now: Date) {
        guard policy.rateLimits == .auth0 else { return }
        _ = limits.take(.failuresForIdentifier, attempt.subject, at: now)
        _ = limits.take(.failuresFromAddress, attempt.remoteAddress, at: now)
    }
}

import FoundationEssentials

/// One try of one code.
struct PasscodeAttempt: Sendable {
    let recipient: PasscodeBook.Recipient
    let code: String
    let clientID: String
    let remoteAddress: String

    /// Who fails, for the limits.
    fileprivate var subject: String { "\(remoteAddress) \(recipient.address.value)" }
}

extension TenantState {
    /// Uses a code up, and finds or makes its user; counts the try where limits hold.
    ///
    /// - Throws: `invalid_grant` for a code that is not good, `unauthorized` for somebody blocked, `too_many_attempts`
    ///   after too many failures, `too_many_requests` for too many sign-ins.
    mutating func signInUser(_ attempt: PasscodeAttempt, at now: Date) throws -> TenantUser {
        try countAttempt(attempt, at: now)
        do {
            let user = try redeem(attempt, at: now)
            limits.forget(.failuresForIdentifier, attempt.subject)
            return user
        } catch let error as OAuthError where error.code == "invalid_grant" {
            countFailure(attempt, at: now)
            throw error
        }
    }

    private mutating func redeem(_ attempt: PasscodeAttempt, at now: Date) throws -> TenantUser {
        let address = attempt.recipient.address
        let wrong = address.channel == .email ? OAuthError.wrongEmailCode : .wrongPhoneCode
        switch passcodes.redeem(attempt.code, by: attempt.recipient, client: attempt.clientID, at: now) {
        case .accepted: break
        case .wrong: throw wrong
        case .expired: throw OAuthError.codeExpired
        case .exhausted: throw OAuthError.tooManyCodeAttempts
        }
        browser.links.void(attempt.recipient, as: .used)
        guard let user = try provenUser(at: address, now: now) else { throw wrong }
        return user
    }

    /// Whoever proved to have `address`; made known if need be, `nil` for somebody unknown with sign-up off.
    ///
    /// - Throws: `unauthorized` for somebody blocked.
    mutating func provenUser(at address: Address, now: Date) throws -> TenantUser? {
        let known = directory.user(at: address)
        guard var user = known ?? (policy.signUp ? newUser(at: address, now: now) : nil) else { return nil }
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

    private mutating func countAttempt(_ attempt: PasscodeAttempt, at now: Date) throws {
        guard policy.rateLimits == .auth0 else { return }
        let failures = [
            limits.look(.failuresForIdentifier, attempt.subject, at: now),
            limits.look(.failuresFromAddress, attempt.remoteAddress, at: now),
        ]
        if let verdict = failures.first(where: { !$0.isAllowed }) { throw OAuthError.tooManyAttempts(verdict) }
        _ = try count(.login, attempt.subject, at: now)
    }

    private mutating func countFailure(_ attempt: PasscodeAttempt, at now: Date) {
        guard policy.rateLimits == .auth0 else { return }
        _ = limits.take(.failuresForIdentifier, attempt.subject, at: now)
        _ = limits.take(.failuresFromAddress, attempt.remoteAddress, at: now)
    }
}

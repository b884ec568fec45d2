import Auth0Crypto
import FoundationEssentials

extension TenantState {
    /// Sends `code` to prove or enrol something.
    mutating func sendMFACode(
        _ code: String,
        to address: Address,
        by channel: AuthenticationMethod.PhoneChannel?,
        messageID: String,
        at now: Date
    ) {
        let minutes = Int(OneTimeCode.lifetime / 60)
        let opening = channel == .voice ? "(Voice call) " : ""
        outbox.append(
            TenantMessage(
                id: messageID,
                channel: address.channel,
                to: address.value,
                code: code,
                link: nil,
                text: "\(opening)Your security code is \(code). It is valid for \(minutes) minutes.",
                createdAt: now
            )
        )
    }

    /// Asks on the person's other device.
    mutating func sendPush(
        _ id: String,
        to user: TenantUser,
        for purpose: TenantPushRequest.Purpose,
        at now: Date
    ) {
        pushes.send(
            TenantPushRequest(
                id: id,
                userID: user.id,
                to: user.email ?? user.phoneNumber ?? user.id,
                purpose: purpose,
                createdAt: now,
                expiresAt: now.addingTimeInterval(PushBook.lifetime),
                state: .pending
            )
        )
    }

    /// What `method` has to be proven with from now on; sends what has to be sent.
    ///
    /// - Throws: the verdict on too many messages, where limits hold.
    mutating func challenge(
        _ method: AuthenticationMethod,
        of user: TenantUser,
        for purpose: TenantPushRequest.Purpose,
        over channel: AuthenticationMethod.PhoneChannel? = nil,
        tenant: Tenant,
        at now: Date
    ) throws(EnrolmentRefusal) -> Challenge {
        let random = tenant.environment.random
        switch method.proof {
        case .totp: return .totp
        case .recoveryCode, .passkey: return .word
        case .push:
            let id = random.token(bytes: 12)
            sendPush(id, to: user, for: purpose, at: now)
            return .push(requestID: id)
        case .email(let address):
            let code = tenant.configuration.fixedCode(for: Address(.email, address)) ?? random.digits(6)
            sendMFACode(
                code,
                to: Address(.email, address),
                by: nil,
                messageID: random.token(bytes: 12),
                at: now
            )
            return .code(OneTimeCode(code, at: now))
        case .phone(let number, let preferred):
            if policy.rateLimits == .auth0 {
                let verdict = limits.take(.mfaMessages, user.id, at: now)
                guard verdict.isAllowed else { throw .tooManyMessages(verdict) }
            }
            let code = tenant.configuration.fixedCode(for: Address(.sms, number)) ?? random.digits(6)
            sendMFACode(
                code,
                to: Address(.sms, number),
                by: channel ?? preferred,
                messageID: random.token(bytes: 12),
                at: now
            )
            return .code(OneTimeCode(code, at: now))
        }
    }
}

import Auth0Crypto
import FoundationEssentials

/// `POST /passwordless/start`: sends a code by e-mail or SMS.
enum PasswordlessStart {
    static let route = Route("POST", "/passwordless/start", limit: .passwordlessStart) { request, tenant in
        let start = try PasswordlessStartRequest(request, tenant.configuration)
        let code =
            tenant.configuration.fixedCode(for: start.address)
            ?? tenant.environment.random.digits(start.connection.codeLength)
        let messageID = tenant.environment.random.token(bytes: 12)
        let identifier = try tenant.transaction { state, now in
            if try state.maySend(to: start.address) {
                state.send(code, for: start, messageID: messageID, at: now)
            }
            return state.secret[TenantSecret.onlyID]?.identifier(for: start.address)
        }
        return try .json(answer(identifier: identifier ?? "", address: start.address))
    }

    /// The same for everybody, so that it tells nothing about who is known.
    private static func answer(identifier: String, address: Address) -> [String: JSONValue] {
        switch address.channel {
        case .email: ["_id": .string(identifier), "email": .string(address.value), "email_verified": false]
        case .sms: ["_id": .string(identifier), "phone_number": .string(address.value)]
        }
    }
}

extension TenantState {
    /// Whether a code may go to `address`: not to somebody blocked, and to somebody unknown only with sign-up on.
    ///
    /// - Throws: the refusal, but only where the policy allows to tell.
    fileprivate func maySend(to address: Address) throws -> Bool {
        let user = directory.user(at: address)
        let refusal: OAuthError
        if let user, user.isBlocked {
            refusal = .startBlockedUser
        } else if user == nil, !policy.signUp {
            refusal = .signUpDisabled
        } else {
            return true
        }
        if policy.enumeration { throw refusal }
        return false
    }

    fileprivate mutating func send(
        _ code: String,
        for start: PasswordlessStartRequest,
        messageID: String,
        at now: Date
    ) {
        let lifetime = policy.codeSeconds ?? start.connection.codeSeconds
        passcodes.issue(
            code,
            to: PasscodeBook.Recipient(connection: start.connection.name, address: start.address),
            client: start.client.id,
            at: now,
            lifetime: TimeInterval(lifetime)
        )
        outbox.append(
            TenantMessage(
                id: messageID,
                channel: start.address.channel,
                to: start.address.value,
                code: code,
                link: nil,
                text: "Your verification code is \(code). It is valid for \(Self.span(lifetime)).",
                createdAt: now
            )
        )
    }

    private static func span(_ seconds: Int) -> String {
        guard seconds % 60 == 0 else { return "\(seconds) seconds" }
        return seconds == 60 ? "1 minute" : "\(seconds / 60) minutes"
    }
}

import Auth0Crypto
import FoundationEssentials

/// A message to be sent: a code, and maybe a link beside it.
struct Delivery: Sendable {
    /// A link, by its token, and what its use asks for.
    struct Link: Sendable {
        let token: String
        let request: AuthorizationRequest
    }

    let connection: TenantConnection
    let address: Address
    let client: TenantClient
    let code: String
    let messageID: String
    let link: Link?

    init(
        to address: Address,
        over connection: TenantConnection,
        for client: TenantClient,
        linkFor request: AuthorizationRequest? = nil,
        tenant: Tenant
    ) {
        let random = tenant.environment.random
        self.connection = connection
        self.address = address
        self.client = client
        code = tenant.configuration.fixedCode(for: address) ?? random.digits(connection.codeLength)
        messageID = random.token(bytes: 12)
        link = request.map { Link(token: random.token(), request: $0) }
    }

    var recipient: PasscodeBook.Recipient {
        PasscodeBook.Recipient(connection: connection.name, address: address)
    }
}

extension TenantState {
    /// Whether a message may go to `address`: not to somebody blocked, and to somebody unknown only with sign-up on.
    ///
    /// - Throws: the refusal, but only where the policy allows to tell.
    func maySend(to address: Address) throws -> Bool {
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

    /// Sends a message; whatever was sent to the same address before is void.
    mutating func send(_ delivery: Delivery, at now: Date) {
        let seconds = policy.codeSeconds ?? delivery.connection.codeSeconds
        let lifetime = TimeInterval(seconds)
        passcodes.issue(
            delivery.code,
            to: delivery.recipient,
            client: delivery.client.id,
            at: now,
            lifetime: lifetime
        )
        browser.links.void(delivery.recipient, as: .superseded)
        if let link = delivery.link {
            browser.links.issue(
                link.token,
                LinkBook.Link(
                    recipient: delivery.recipient,
                    request: link.request,
                    expiresAt: now.addingTimeInterval(lifetime)
                ),
                at: now
            )
        }
        outbox.append(
            TenantMessage(
                id: delivery.messageID,
                channel: delivery.address.channel,
                to: delivery.address.value,
                code: delivery.code,
                link: delivery.link.flatMap { VerifyRedirect.address(of: $0, in: delivery, issuer: issuer) },
                text: Self.text(delivery, seconds: seconds),
                createdAt: now
            )
        )
    }

    private static func text(_ delivery: Delivery, seconds: Int) -> String {
        guard delivery.link != nil else {
            return "Your verification code is \(delivery.code). It is valid for \(span(seconds))."
        }
        return "Open the link to sign in to \(delivery.client.name), or enter the code \(delivery.code). "
            + "You can use one of them, once, for \(span(seconds))."
    }

    private static func span(_ seconds: Int) -> String {
        guard seconds % 60 == 0 else { return "\(seconds) seconds" }
        return seconds == 60 ? "1 minute" : "\(seconds / 60) minutes"
    }
}

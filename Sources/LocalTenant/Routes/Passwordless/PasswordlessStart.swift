import FoundationEssentials

/// `POST /passwordless/start`: sends a code by e-mail or SMS, or a link by e-mail.
enum PasswordlessStart {
    static let route = Route("POST", "/passwordless/start", limit: .passwordlessStart) { request, tenant in
        let start = try PasswordlessStartRequest(request, tenant)
        let delivery = Delivery(
            to: start.address,
            over: start.connection,
            for: start.client,
            linkFor: start.link,
            tenant: tenant
        )
        let identifier = try tenant.transaction { state, now in
            if try state.maySend(to: start.address) { state.send(delivery, at: now) }
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

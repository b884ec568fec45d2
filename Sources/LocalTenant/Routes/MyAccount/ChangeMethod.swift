import FoundationEssentials

/// `PATCH /me/v1/authentication-methods/{id}`: another name, or another way to send codes to a phone.
enum ChangeMethod {
    static let answer: MyAccountEndpoint.Handler = { call in
        let body = try MyAccountBody(call.request)
        try body.allow("name", "preferred_authentication_method")
        let name = try body.string("name", length: 1...255)
        let channel = try body.choice(
            "preferred_authentication_method",
            of: AuthenticationMethod.PhoneChannel.self
        )
        let method = try call.decide { state, user, _ in
            var method = try state.method(call.methodID, of: user)
            if let name {
                guard method.factor.hasName else {
                    throw body.invalid("name", "A method of type \(method.factor.rawValue) has no name")
                }
                method.name = name
            }
            if let channel {
                guard case .phone(let number, _) = method.proof else {
                    throw body.invalid("preferred_authentication_method", "Only a phone has it")
                }
                method.proof = .phone(number: number, channel: channel)
            }
            if method != state.methods[method.id] { state.methods[method.id] = method }
            return method
        }
        return try .json(method.json)
    }
}

extension TenantFactor {
    /// Whether its methods can be given a name.
    fileprivate var hasName: Bool { self != .passkey && self != .recoveryCode }
}

/// An authentication method as the MFA API shows it.
struct Authenticator: Sendable, Encodable {
    enum CodingKeys: String, CodingKey {
        case id, type, active, name
        case kind = "authenticator_type"
        case channel = "oob_channel"
    }

    let id: String
    let type: String
    let kind: String
    let active = true
    let channel: String?
    let name: String?

    init(_ method: AuthenticationMethod) {
        let prefix: String
        switch method.proof {
        case .totp: (prefix, kind, channel, name) = ("totp", "otp", nil, method.name)
        case .push: (prefix, kind, channel, name) = ("push", "oob", "auth0", method.name)
        case .recoveryCode: (prefix, kind, channel, name) = ("recovery-code", "recovery-code", nil, nil)
        case .email(let address): (prefix, kind, channel, name) = ("email", "oob", "email", Self.mask(email: address))
        case .phone(let number, let preferred):
            (prefix, kind, channel, name) = (preferred.rawValue, "oob", preferred.rawValue, Self.mask(number))
        case .passkey: (prefix, kind, channel, name) = ("passkey", "passkey", nil, nil)
        }
        id = "\(prefix)|\(method.device)"
        type = method.factor.mfaType
    }

    /// Whether `id` names `method`; a phone goes by either channel.
    static func names(_ id: String, _ method: AuthenticationMethod) -> Bool {
        if id == Authenticator(method).id || id == method.id { return true }
        guard case .phone = method.proof else { return false }
        return ["sms", "voice"].contains { id == "\($0)|\(method.device)" }
    }

    /// All but the last four digits hidden.
    static func mask(_ number: String) -> String {
        String(repeating: "X", count: max(0, number.count - 4)) + number.suffix(4)
    }

    /// All but the first letters of name and domain hidden.
    static func mask(email: String) -> String {
        email.split(separator: "@").map { $0.prefix(1) + "***" }.joined(separator: "@")
    }
}

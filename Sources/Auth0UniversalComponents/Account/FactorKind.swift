import Auth0

/// A kind of factor that the components know how to enrol, in the order in which they are listed.
enum FactorKind: Hashable, CaseIterable, Sendable {
    case passkey
    case phone
    case push
    case totp
    case email
    case recoveryCode

    var type: AuthenticationMethodType {
        switch self {
        case .passkey: .passkey
        case .phone: .phone
        case .push: .pushNotification
        case .totp: .totp
        case .email: .email
        case .recoveryCode: .recoveryCode
        }
    }

    init?(_ type: AuthenticationMethodType?) {
        guard let kind = Self.allCases.first(where: { $0.type == type }) else { return nil }
        self = kind
    }

    /// Whether a person can give its methods names.
    var hasName: Bool { self != .passkey && self != .recoveryCode }

    /// The symbol that stands for it.
    var symbol: String {
        switch self {
        case .passkey: "person.badge.key"
        case .phone: "message"
        case .push: "bell"
        case .totp: "iphone"
        case .email: "envelope"
        case .recoveryCode: "number"
        }
    }
}

import Auth0

/// How a factor that a person has can be proven.
enum StepUpWay: Hashable, Sendable {
    case app
    case sentCode(isEmail: Bool)
    case push
    case recoveryCode

    /// Nil for a kind that this version does not know.
    init?(_ authenticator: Authenticator) {
        switch authenticator.authenticatorType {
        case "otp": self = .app
        case "recovery-code": self = .recoveryCode
        case "oob" where authenticator.oobChannel == "auth0": self = .push
        case "oob": self = .sentCode(isEmail: authenticator.oobChannel == "email")
        default: return nil
        }
    }

    var name: String {
        switch self {
        case .app: Words.StepUp.app
        case .sentCode(let isEmail): isEmail ? Words.StepUp.email : Words.StepUp.phone
        case .push: Words.StepUp.push
        case .recoveryCode: Words.StepUp.recoveryCode
        }
    }

    var symbol: String {
        switch self {
        case .app: FactorKind.totp.symbol
        case .sentCode(let isEmail): isEmail ? FactorKind.email.symbol : FactorKind.phone.symbol
        case .push: FactorKind.push.symbol
        case .recoveryCode: FactorKind.recoveryCode.symbol
        }
    }
}

import FoundationEssentials

/// Whether a further factor is asked for.
enum StepUp: Sendable, Equatable {
    /// Fifteen minutes, in seconds.
    static let span: TimeInterval = 900

    case notNeeded
    /// One of those that the person has.
    case challenge
    /// The person has none and may enrol one.
    case enrol
    /// The person has none and cannot go on.
    case unmet

    /// At a sign-in.
    static func atSignIn(_ mfa: TenantPolicy.MFA, hasFactor: Bool, canEnrol: Bool) -> StepUp {
        guard mfa == .always else { return .notNeeded }
        if hasFactor { return .challenge }
        return canEnrol ? .enrol : .unmet
    }

    /// At an exchange of a refresh token; the sign-in itself counts as a factor.
    static func atRenewal(
        _ mfa: TenantPolicy.MFA,
        isForMyAccount: Bool,
        lastFactorAt: Date,
        hasFactor: Bool,
        at now: Date
    ) -> StepUp {
        guard mfa == .stepUp, isForMyAccount, now.timeIntervalSince(lastFactorAt) > span else { return .notNeeded }
        return hasFactor ? .challenge : .unmet
    }
}

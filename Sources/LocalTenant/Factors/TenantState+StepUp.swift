import Auth0Crypto
import FoundationEssentials

extension TenantState {
    /// Lets a sign-in go on, or stops it for a further factor.
    ///
    /// - Throws: `mfa_required` or `unmet_authentication_requirements`.
    mutating func guardSignIn(
        of user: TenantUser,
        _ ask: SignInAsk,
        environment: TenantEnvironment,
        at now: Date
    ) throws(OAuthError) {
        let step = StepUp.atSignIn(
            policy.mfa,
            hasFactor: !secondFactors(of: user.id).isEmpty,
            canEnrol: !enrollableTypes.isEmpty
        )
        try act(on: step, for: .signIn(ask), of: user, client: ask.client, environment: environment, at: now)
    }

    /// Lets a renewal go on, or stops it for a further factor; nothing is spent.
    ///
    /// - Throws: `mfa_required` or `unmet_authentication_requirements`.
    mutating func guardRenewal(
        _ renewal: PendingRenewal,
        of grant: Grant,
        user: TenantUser,
        environment: TenantEnvironment,
        at now: Date
    ) throws(OAuthError) {
        let step = StepUp.atRenewal(
            policy.mfa,
            isForMyAccount: renewal.ask.audience == issuer.audience(TenantAPI.myAccountIdentifier),
            lastFactorAt: max(grant.signedInAt, grant.lastFactorAt ?? grant.signedInAt),
            hasFactor: !secondFactors(of: user.id).isEmpty,
            at: now
        )
        try act(
            on: step,
            for: .renewal(renewal),
            of: user,
            client: renewal.ask.client,
            environment: environment,
            at: now
        )
    }

    private mutating func act(
        on step: StepUp,
        for purpose: MFATransaction.Purpose,
        of user: TenantUser,
        client: TenantClient,
        environment: TenantEnvironment,
        at now: Date
    ) throws(OAuthError) {
        switch step {
        case .notNeeded: return
        case .unmet: throw .unmetRequirements
        case .challenge, .enrol: break
        }
        let token = environment.random.token(bytes: 48)
        mfa.begin(
            MFATransaction(
                id: Hash.of(token),
                userID: user.id,
                clientID: client.id,
                startedAt: now,
                purpose: purpose
            )
        )
        if step == .enrol { throw .mfaRequired(token: token, enrol: enrollableTypes) }
        let types = Set(secondFactors(of: user.id).map(\.factor.mfaType))
        throw .mfaRequired(token: token, challenge: TenantFactor.mfaOrder.map(\.mfaType).filter(types.contains))
    }

    /// What `mfa_required` offers to enrol; an e-mail address is offered to be challenged only.
    private var enrollableTypes: [String] {
        [TenantFactor.totp, .pushNotification, .phone].filter { policy.factors[$0] }.map(\.mfaType)
    }
}

extension TenantFactor {
    /// In the order in which they are offered.
    static let mfaOrder: [TenantFactor] = [.totp, .pushNotification, .phone, .email, .recoveryCode]

    /// How the MFA API calls it.
    var mfaType: String { self == .totp ? "otp" : rawValue }
}

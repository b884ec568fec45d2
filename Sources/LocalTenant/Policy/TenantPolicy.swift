/// What of a tenant's behaviour can be changed while it runs.
///
/// All spans are in seconds.
///
/// `nil` leaves a matter to the client's or the API's own setting.
public struct TenantPolicy: Sendable, Equatable {
    /// Which limits of the real service hold.
    public enum RateLimits: String, Sendable, Codable {
        /// None.
        case off
        /// Those of Auth0's free plan, with their headers.
        case auth0
    }

    /// When a sign-in or a renewal asks for a further factor.
    public enum MFA: String, Sendable, Codable {
        /// At no time.
        case never
        /// At each sign-in; who has no factor may enrol one.
        case always
        /// At an exchange for the My Account API, more than 15 minutes after the last factor.
        case stepUp = "step-up"
    }

    /// How refresh tokens live, over every client's own setting.
    public struct Refresh: Sendable, Equatable {
        /// Whether each exchange gives a new refresh token.
        public var rotation: Bool?
        /// How long the token before the newest still works.
        public var overlapSeconds: Int?
        /// How long a sign-in lasts at most; counts for sign-ins from now on.
        public var absoluteSeconds: Int?
        /// How long a refresh token may lie unused.
        public var idleSeconds: Int?

        /// Leaves everything to the clients.
        public init() {}
    }

    /// How long access tokens are valid.
    public var accessTokenSeconds: Int?
    /// How long ID tokens are valid.
    public var idTokenSeconds = 36_000
    /// How long codes are valid.
    public var codeSeconds: Int?
    /// Whether somebody unknown becomes a user with the first right code.
    public var signUp = true
    /// Whether asking for a code tells that an address is unknown or blocked; off, the answer is always the same.
    public var enumeration = false
    /// Whether revoking one refresh token ends every sign-in of the same person, client and audience.
    public var revocationEndsGrant = false
    /// How refresh tokens live.
    public var refresh = Refresh()
    /// Which limits hold.
    public var rateLimits = RateLimits.off

    /// When a further factor is asked for.
    public var mfa = MFA.never
    /// Which kinds of factors may be enrolled and used.
    public var factors = EnabledFactors()

    /// The policy of a tenant without a configuration.
    public init() {}
}

extension TenantPolicy: Codable {
    /// The names of the JSON form.
    enum CodingKeys: String, CodingKey, CaseIterable {
        case accessTokenSeconds = "access_token_seconds"
        case idTokenSeconds = "id_token_seconds"
        case codeSeconds = "code_seconds"
        case signUp = "sign_up"
        case enumeration
        case revocationEndsGrant = "revocation_ends_grant"
        case refresh
        case rateLimits = "rate_limits"
        case mfa, factors
    }

    /// Reads the JSON form; what is not named keeps its default.
    ///
    /// - Throws: `DecodingError` for an unknown member or a value of the wrong type.
    public init(from decoder: any Decoder) throws {
        try decoder.refuseUnknownMembers(CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        accessTokenSeconds = try container.decodeIfPresent(Int.self, forKey: .accessTokenSeconds)
        idTokenSeconds = try container.decodeIfPresent(Int.self, forKey: .idTokenSeconds) ?? idTokenSeconds
        codeSeconds = try container.decodeIfPresent(Int.self, forKey: .codeSeconds)
        signUp = try container.decodeIfPresent(Bool.self, forKey: .signUp) ?? signUp
        enumeration = try container.decodeIfPresent(Bool.self, forKey: .enumeration) ?? enumeration
        revocationEndsGrant =
            try container.decodeIfPresent(Bool.self, forKey: .revocationEndsGrant) ?? revocationEndsGrant
        refresh = try container.decodeIfPresent(Refresh.self, forKey: .refresh) ?? refresh
        rateLimits = try container.decodeIfPresent(RateLimits.self, forKey: .rateLimits) ?? rateLimits
        mfa = try container.decodeIfPresent(MFA.self, forKey: .mfa) ?? mfa
        factors = try container.decodeIfPresent(EnabledFactors.self, forKey: .factors) ?? factors
    }
}

extension TenantPolicy.Refresh: Codable {
    /// The names of the JSON form.
    enum CodingKeys: String, CodingKey, CaseIterable {
        case rotation
        case overlapSeconds = "overlap_seconds"
        case absoluteSeconds = "absolute_seconds"
        case idleSeconds = "idle_seconds"
    }

    /// Reads the JSON form; what is not named is left to the clients.
    ///
    /// - Throws: `DecodingError` for an unknown member or a value of the wrong type.
    public init(from decoder: any Decoder) throws {
        try decoder.refuseUnknownMembers(CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        rotation = try container.decodeIfPresent(Bool.self, forKey: .rotation)
        overlapSeconds = try container.decodeIfPresent(Int.self, forKey: .overlapSeconds)
        absoluteSeconds = try container.decodeIfPresent(Int.self, forKey: .absoluteSeconds)
        idleSeconds = try container.decodeIfPresent(Int.self, forKey: .idleSeconds)
    }

    /// These settings where they say something, else `client`'s own.
    func settings(over client: RefreshTokenSettings) -> RefreshTokenSettings {
        RefreshTokenSettings(
            rotation: rotation ?? client.rotation,
            overlapSeconds: overlapSeconds ?? client.overlapSeconds,
            absoluteSeconds: absoluteSeconds ?? client.absoluteSeconds,
            idleSeconds: idleSeconds ?? client.idleSeconds
        )
    }
}

extension TenantPolicy {
    /// The longest lifetime that Auth0 allows, in seconds: a year.
    static let longestSeconds = 31_557_600

    /// - Throws: ``LocalTenantError/invalidConfiguration(_:)`` for a lifetime that is out of range.
    func validate() throws(LocalTenantError) {
        try Self.check("access_token_seconds", accessTokenSeconds)
        try Self.check("id_token_seconds", idTokenSeconds)
        try Self.check("code_seconds", codeSeconds)
        try Self.check("refresh.absolute_seconds", refresh.absoluteSeconds)
        try Self.check("refresh.idle_seconds", refresh.idleSeconds)
        try Self.check("refresh.overlap_seconds", refresh.overlapSeconds, from: 0)
    }

    static func check(_ name: String, _ seconds: Int?, from least: Int = 1) throws(LocalTenantError) {
        guard let seconds, !(least...longestSeconds).contains(seconds) else { return }
        throw .invalidConfiguration("\(name) is between \(least) and \(longestSeconds)")
    }
}

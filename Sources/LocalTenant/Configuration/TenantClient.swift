/// An application of the tenant.
public struct TenantClient: Sendable, Equatable, Identifiable {
    /// What the application sends as `client_id`.
    public var id: String
    /// A confidential application's secret; `nil` makes it public.
    public var secret: String?
    /// What people read.
    public var name: String
    /// What it may do at the token endpoint.
    public var grants: [GrantType]
    /// How its refresh tokens live.
    public var refreshTokens: RefreshTokenSettings
    /// Further audiences, with their scopes, that its refresh tokens may be exchanged for.
    ///
    /// An audience that starts with `/` stands below the tenant's own issuer.
    public var refreshAudiences: [String: [String]]
    /// Where browser sign-in may return to, as exact texts.
    public var callbacks: [String]
    /// Where a sign-out in the browser may return to, as exact texts.
    public var logoutURLs: [String]
    /// Whether the ports of callback and logout URLs on this machine's own names are left out of the comparison.
    public var loopbackAnyPort: Bool

    /// An application, by default a public one with every grant that the tenant knows.
    public init(
        id: String,
        secret: String? = nil,
        name: String? = nil,
        grants: [GrantType] = GrantType.known,
        refreshTokens: RefreshTokenSettings = RefreshTokenSettings(),
        refreshAudiences: [String: [String]] = Self.myAccount,
        callbacks: [String] = Self.loopbackURLs,
        logoutURLs: [String] = Self.loopbackURLs,
        loopbackAnyPort: Bool = false
    ) {
        self.id = id
        self.secret = secret
        self.name = name ?? id
        self.grants = grants
        self.refreshTokens = refreshTokens
        self.refreshAudiences = refreshAudiences
        self.callbacks = callbacks
        self.logoutURLs = logoutURLs
        self.loopbackAnyPort = loopbackAnyPort
    }

    /// The tenant's own My Account API with all its scopes.
    public static let myAccount = [TenantAPI.myAccountIdentifier: TenantAPI.myAccountScopes]

    /// The redirect URLs that the SDK uses on this machine.
    public static let loopbackURLs = [8484, 8485, 8486].map { "http://127.0.0.1:\($0)/callback" }

    /// The two applications of a tenant without a configuration.
    public static let standard = [
        TenantClient(id: "local-client", name: "Local client"),
        TenantClient(
            id: "local-client-static",
            name: "Local client, refresh tokens that do not rotate",
            refreshTokens: RefreshTokenSettings(rotation: false)
        ),
    ]
}

extension TenantClient: Codable {
    /// The names of the JSON form.
    enum CodingKeys: String, CodingKey, CaseIterable {
        case id = "client_id"
        case secret = "client_secret"
        case name, grants, callbacks
        case refreshTokens = "refresh_tokens"
        case refreshAudiences = "refresh_audiences"
        case logoutURLs = "logout_urls"
        case loopbackAnyPort = "loopback_any_port"
    }

    /// Reads the JSON form; only `client_id` has to be there.
    ///
    /// - Throws: `DecodingError` for an unknown member or a value of the wrong type.
    public init(from decoder: any Decoder) throws {
        try decoder.refuseUnknownMembers(CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(id: try container.decode(String.self, forKey: .id))
        secret = try container.decodeIfPresent(String.self, forKey: .secret)
        name = try container.decodeIfPresent(String.self, forKey: .name) ?? name
        grants = try container.decodeIfPresent([GrantType].self, forKey: .grants) ?? grants
        refreshTokens =
            try container.decodeIfPresent(RefreshTokenSettings.self, forKey: .refreshTokens) ?? refreshTokens
        refreshAudiences =
            try container.decodeIfPresent([String: [String]].self, forKey: .refreshAudiences) ?? refreshAudiences
        callbacks = try container.decodeIfPresent([String].self, forKey: .callbacks) ?? callbacks
        logoutURLs = try container.decodeIfPresent([String].self, forKey: .logoutURLs) ?? logoutURLs
        loopbackAnyPort = try container.decodeIfPresent(Bool.self, forKey: .loopbackAnyPort) ?? loopbackAnyPort
    }
}

/// An API that access tokens can be for.
public struct TenantAPI: Sendable, Equatable {
    /// The shape of its access tokens.
    public enum TokenProfile: String, Sendable, Codable {
        /// Auth0's own: type `JWT`, the client as `azp`.
        case auth0 = "access_token"
        /// RFC 9068: type `at+jwt`, the client as `client_id`, and a `jti`.
        case rfc9068 = "rfc9068_profile"
    }

    /// What a request names as `audience`.
    ///
    /// One that starts with `/` stands below the tenant's own issuer.
    public var identifier: String
    /// The scopes that exist; `nil` takes any that is asked for.
    public var scopes: [String]?
    /// How long its access tokens are valid, in seconds.
    public var accessTokenSeconds: Int
    /// Whether a sign-in for it may get a refresh token.
    public var allowsOfflineAccess: Bool
    /// The shape of its access tokens.
    public var tokenProfile: TokenProfile

    /// An API, by default with any scope and tokens for a day.
    public init(
        identifier: String,
        scopes: [String]? = nil,
        accessTokenSeconds: Int = 86_400,
        allowsOfflineAccess: Bool = true,
        tokenProfile: TokenProfile = .auth0
    ) {
        self.identifier = identifier
        self.scopes = scopes
        self.accessTokenSeconds = accessTokenSeconds
        self.allowsOfflineAccess = allowsOfflineAccess
        self.tokenProfile = tokenProfile
    }

    /// The API of a tenant without a configuration.
    public static let standard = [TenantAPI(identifier: "https://api.example.com")]

    /// The tenant's own My Account API, below the issuer.
    public static let myAccountIdentifier = "/me/"

    /// The scopes of the My Account API.
    public static let myAccountScopes = [
        "read:me:factors",
        "read:me:authentication_methods",
        "create:me:authentication_methods",
        "update:me:authentication_methods",
        "delete:me:authentication_methods",
    ]

    static let myAccount = TenantAPI(identifier: myAccountIdentifier, scopes: myAccountScopes)

    /// The tenant's own MFA API, below the issuer; its tokens always live ten minutes.
    static let mfa = TenantAPI(
        identifier: "/mfa/",
        scopes: ["enroll", "read:authenticators", "remove:authenticators"],
        accessTokenSeconds: 600,
        allowsOfflineAccess: false
    )
}

extension TenantAPI: Codable {
    /// The names of the JSON form.
    enum CodingKeys: String, CodingKey, CaseIterable {
        case identifier, scopes
        case accessTokenSeconds = "access_token_seconds"
        case allowsOfflineAccess = "allow_offline_access"
        case tokenProfile = "token_profile"
    }

    /// Reads the JSON form; only `identifier` has to be there.
    ///
    /// - Throws: `DecodingError` for an unknown member or a value of the wrong type.
    public init(from decoder: any Decoder) throws {
        try decoder.refuseUnknownMembers(CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(identifier: try container.decode(String.self, forKey: .identifier))
        scopes = try container.decodeIfPresent([String].self, forKey: .scopes)
        accessTokenSeconds =
            try container.decodeIfPresent(Int.self, forKey: .accessTokenSeconds) ?? accessTokenSeconds
        allowsOfflineAccess =
            try container.decodeIfPresent(Bool.self, forKey: .allowsOfflineAccess) ?? allowsOfflineAccess
        tokenProfile = try container.decodeIfPresent(TokenProfile.self, forKey: .tokenProfile) ?? tokenProfile
    }
}

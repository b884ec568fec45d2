/// A way in which a person may sign in.
public struct TenantConnection: Sendable, Equatable {
    /// What a connection checks.
    public enum Strategy: String, Sendable, Codable {
        /// A code by e-mail.
        case email
        /// A code by SMS.
        case sms
        /// A password in the tenant's own database.
        case database = "auth0"
    }

    /// What a request names as `connection` or `realm`.
    public var name: String
    /// What it checks.
    public var strategy: Strategy
    /// Whether it can be used at all.
    public var isEnabled: Bool
    /// How long a code is valid, in seconds.
    public var codeSeconds: Int
    /// How many digits a code has.
    public var codeLength: Int

    /// A connection, by default with codes of six digits that are valid for three minutes.
    public init(
        name: String,
        strategy: Strategy,
        isEnabled: Bool = true,
        codeSeconds: Int = 180,
        codeLength: Int = 6
    ) {
        self.name = name
        self.strategy = strategy
        self.isEnabled = isEnabled
        self.codeSeconds = codeSeconds
        self.codeLength = codeLength
    }

    /// The connections of a tenant without a configuration.
    public static let standard = [
        TenantConnection(name: "email", strategy: .email),
        TenantConnection(name: "sms", strategy: .sms),
        TenantConnection(name: "Username-Password-Authentication", strategy: .database),
    ]

    /// How its codes travel; `nil` where it sends none.
    var channel: TenantMessage.Channel? {
        switch strategy {
        case .email: .email
        case .sms: .sms
        case .database: nil
        }
    }
}

extension TenantConnection: Codable {
    /// The names of the JSON form.
    enum CodingKeys: String, CodingKey, CaseIterable {
        case name, strategy
        case isEnabled = "enabled"
        case codeSeconds = "code_seconds"
        case codeLength = "code_length"
    }

    /// Reads the JSON form; `name` and `strategy` have to be there.
    ///
    /// - Throws: `DecodingError` for an unknown member or a value of the wrong type.
    public init(from decoder: any Decoder) throws {
        try decoder.refuseUnknownMembers(CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            name: try container.decode(String.self, forKey: .name),
            strategy: try container.decode(Strategy.self, forKey: .strategy)
        )
        isEnabled = try container.decodeIfPresent(Bool.self, forKey: .isEnabled) ?? isEnabled
        codeSeconds = try container.decodeIfPresent(Int.self, forKey: .codeSeconds) ?? codeSeconds
        codeLength = try container.decodeIfPresent(Int.self, forKey: .codeLength) ?? codeLength
    }
}

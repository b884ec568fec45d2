public import FoundationEssentials

/// A person whom the tenant knows.
public struct TenantUser: Sendable, Equatable, Identifiable {
    /// The `sub` of this person's tokens; made from the address when it is left empty.
    public var id: String
    /// In lower case.
    public var email: String?
    /// Whether a code proved the e-mail address.
    public var isEmailVerified: Bool
    /// A plus and digits.
    public var phoneNumber: String?
    /// Whether a code proved the phone number.
    public var isPhoneNumberVerified: Bool
    /// Whether this person is kept out.
    public var isBlocked: Bool
    /// Further claims of the profile (`name`, `given_name`, `picture`, `locale`, …), and such of your own.
    public var claims: [String: JSONValue]
    /// When this person became known.
    public var createdAt: Date
    /// When the profile last changed.
    public var updatedAt: Date

    /// A person with an e-mail address, a phone number, or both.
    public init(
        id: String = "",
        email: String? = nil,
        phoneNumber: String? = nil,
        claims: [String: JSONValue] = [:],
        isBlocked: Bool = false
    ) {
        self.id = id
        self.email = email.map { Address(.email, $0).value }
        self.isEmailVerified = email != nil
        self.phoneNumber = phoneNumber.map { Address(.sms, $0).value }
        self.isPhoneNumberVerified = phoneNumber != nil
        self.isBlocked = isBlocked
        self.claims = claims
        self.createdAt = Date(timeIntervalSince1970: 0)
        self.updatedAt = Date(timeIntervalSince1970: 0)
    }

    var addresses: [Address] {
        [email.map { Address(.email, $0) }, phoneNumber.map { Address(.sms, $0) }].compactMap { $0 }
    }
}

extension TenantUser: Codable, Record {
    static let kind = RecordKind.user

    /// The names of the JSON form.
    enum CodingKeys: String, CodingKey, CaseIterable {
        case id = "user_id"
        case email
        case isEmailVerified = "email_verified"
        case phoneNumber = "phone_number"
        case isPhoneNumberVerified = "phone_number_verified"
        case isBlocked = "blocked"
        case claims
        case createdAt = "created_at"
        case updatedAt = "updated_at"
    }

    /// Reads the JSON form; an `email` or a `phone_number` has to be there.
    ///
    /// - Throws: `DecodingError` for an unknown member or a value of the wrong type.
    public init(from decoder: any Decoder) throws {
        try decoder.refuseUnknownMembers(CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decodeIfPresent(String.self, forKey: .id) ?? "",
            email: try container.decodeIfPresent(String.self, forKey: .email),
            phoneNumber: try container.decodeIfPresent(String.self, forKey: .phoneNumber),
            claims: try container.decodeIfPresent([String: JSONValue].self, forKey: .claims) ?? [:],
            isBlocked: try container.decodeIfPresent(Bool.self, forKey: .isBlocked) ?? false
        )
        isEmailVerified = try container.decodeIfPresent(Bool.self, forKey: .isEmailVerified) ?? isEmailVerified
        isPhoneNumberVerified =
            try container.decodeIfPresent(Bool.self, forKey: .isPhoneNumberVerified) ?? isPhoneNumberVerified
        createdAt = try container.decodeIfPresent(Date.self, forKey: .createdAt) ?? createdAt
        updatedAt = try container.decodeIfPresent(Date.self, forKey: .updatedAt) ?? updatedAt
        guard !addresses.isEmpty, addresses.allSatisfy(\.isWellFormed) else {
            throw DecodingError.dataCorruptedError(
                forKey: .email,
                in: container,
                debugDescription: "A user needs a valid email or phone_number."
            )
        }
    }
}

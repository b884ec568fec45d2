public import Foundation

/// Who a person is, by the standard claims of OpenID Connect Core 1.0, section 5.1.
public struct UserProfile: Sendable {
    /// The names of the claims that have a property of their own.
    public static let publicClaims = [
        "sub", "name", "given_name", "family_name", "middle_name", "nickname", "preferred_username", "profile",
        "picture", "website", "email", "email_verified", "gender", "birthdate", "zoneinfo", "locale", "phone_number",
        "phone_number_verified", "address", "updated_at", "act",
    ]

    /// The id of the user.
    public let sub: String
    /// The full name (scope `profile`).
    public let name: String?
    /// The first name (scope `profile`).
    public let givenName: String?
    /// The last name (scope `profile`).
    public let familyName: String?
    /// The middle name (scope `profile`).
    public let middleName: String?
    /// The nickname (scope `profile`).
    public let nickname: String?
    /// The name that the person goes by (scope `profile`).
    public let preferredUsername: String?
    /// The profile page (scope `profile`).
    public let profile: URL?
    /// The picture (scope `profile`).
    public let picture: URL?
    /// The website (scope `profile`).
    public let website: URL?
    /// The e-mail address (scope `email`).
    public let email: String?
    /// Whether the address was verified (scope `email`).
    public let emailVerified: Bool?
    /// The gender (scope `profile`).
    public let gender: String?
    /// The date of birth (scope `profile`).
    public let birthdate: String?
    /// The time zone (scope `profile`).
    public let zoneinfo: TimeZone?
    /// The locale (scope `profile`).
    public let locale: Locale?
    /// The phone number (scope `phone`).
    public let phoneNumber: String?
    /// Whether the number was verified (scope `phone`).
    public let phoneNumberVerified: Bool?
    /// The postal address (scope `address`).
    public let address: [String: String]?
    /// When the profile changed last (scope `profile`).
    public let updatedAt: Date?
    /// Who acts for the person, after a token exchange (RFC 8693, 4.4).
    public let act: ActClaim?

    private let others: JSONObject

    /// Every other claim.
    public var customClaims: [String: Any]? { others.mapValues(\.any) }

    /// Reads the claims of a user; `nil` without a `sub`.
    public init?(json: [String: Any]) {
        self.init(claims: json.compactMapValues(JSONValue.init(any:)))
    }

    package init?(claims: JSONObject) {
        guard let sub = claims["sub"]?.string else { return nil }
        func text(_ claim: String) -> String? { claims[claim]?.string }
        func url(_ claim: String) -> URL? { text(claim).flatMap { URL(string: $0) } }
        self.sub = sub
        name = text("name")
        givenName = text("given_name")
        familyName = text("family_name")
        middleName = text("middle_name")
        nickname = text("nickname")
        preferredUsername = text("preferred_username")
        profile = url("profile")
        picture = url("picture")
        website = url("website")
        email = text("email")
        emailVerified = claims["email_verified"]?.bool
        gender = text("gender")
        birthdate = text("birthdate")
        zoneinfo = text("zoneinfo").flatMap { TimeZone(identifier: $0) }
        locale = text("locale").map { Locale(identifier: $0) }
        phoneNumber = text("phone_number")
        phoneNumberVerified = claims["phone_number_verified"]?.bool
        address = claims["address"]?.object?.compactMapValues(\.string)
        updatedAt = claims["updated_at"].flatMap(Self.date)
        act = claims["act"]?.object.flatMap(ActClaim.init(claims:))
        others = claims.filter { !Self.publicClaims.contains($0.key) }
    }

    /// Servers send ISO 8601 text, seconds as text or seconds as a number.
    private static func date(_ value: JSONValue) -> Date? {
        if let seconds = value.numeric { return Date(timeIntervalSince1970: seconds) }
        return value.iso8601
    }
}

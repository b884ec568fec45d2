/// What a browser may fill into a field by itself, by the name that it has on iOS.
///
/// The raw values are the autofill field names of the WHATWG's HTML standard, section 4.10.18.7.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
    /// The autofill field name.
    public let rawValue: String

    /// Takes an autofill field name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name.
    public static let name = Self(rawValue: "name")
    /// A first name.
    public static let givenName = Self(rawValue: "given-name")
    /// A family name.
    public static let familyName = Self(rawValue: "family-name")
    /// A nickname.
    public static let nickname = Self(rawValue: "nickname")
    /// The name of an organization.
    public static let organizationName = Self(rawValue: "organization")
    /// An address, as one text.
    public static let fullStreetAddress = Self(rawValue: "street-address")
    /// A postal code.
    public static let postalCode = Self(rawValue: "postal-code")
    /// A country.
    public static let countryName = Self(rawValue: "country-name")
    /// A phone number.
    public static let telephoneNumber = Self(rawValue: "tel")
    /// An e-mail address.
    public static let emailAddress = Self(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The address of a page.
    public static let URL = Self(rawValue: "url")
    /// The name to sign in with.
    public static let username = Self(rawValue: "username")
    /// A password that exists.
    public static let password = Self(rawValue: "current-password")
    /// A password that is being chosen.
    public static let newPassword = Self(rawValue: "new-password")
    /// A code that is used once.
    public static let oneTimeCode = Self(rawValue: "one-time-code")
}

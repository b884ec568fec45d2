/// What a person gets to sign in without a password.
public enum PasswordlessType: String, Sendable, CaseIterable {
    /// A code to type.
    case code = "code"
    /// A link to open in a browser; needs `redirect_uri` among the `authParams`.
    case webLink = "link"
    /// A link that opens an iOS app. There are none on Linux: the request fails at once.
    case iOSLink = "link_ios"
    /// A link that opens an Android app. There are none on Linux: the request fails at once.
    case androidLink = "link_android"

    // The spelling of Auth0.swift 1.x, which its guides still show.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The old spelling of ``code``.
    @available(*, deprecated, renamed: "code")
    public static var Code: PasswordlessType { .code }
}

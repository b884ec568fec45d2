public import Foundation

/// Why the SDK cannot know which tenant and application to talk to.
///
/// Every call of a client that was made so fails with it as the error's `cause`; nothing is sent.
public struct ConfigurationError: LocalizedError, CustomStringConvertible, Sendable, Equatable {
    private enum Code {
        case emptyDomain
        case malformedDomain
        case domainWithPath
        case insecureDomain
        case emptyClientID
        case missing
        case incompleteEnvironment
        case malformedPropertyList
    }

    private let code: Code

    /// The domain is empty.
    public static let emptyDomain = Self(code: .emptyDomain)
    /// The domain is not a host name.
    public static let malformedDomain = Self(code: .malformedDomain)
    /// The domain has a path, query or fragment behind it.
    public static let domainWithPath = Self(code: .domainWithPath)
    /// The domain asks for `http://` and is not on this machine.
    public static let insecureDomain = Self(code: .insecureDomain)
    /// The client id is empty.
    public static let emptyClientID = Self(code: .emptyClientID)
    /// There is neither `AUTH0_DOMAIN` and `AUTH0_CLIENT_ID` nor an `Auth0.plist`.
    public static let missing = Self(code: .missing)
    /// Only one of `AUTH0_DOMAIN` and `AUTH0_CLIENT_ID` is set.
    public static let incompleteEnvironment = Self(code: .incompleteEnvironment)
    /// `Auth0.plist` cannot be read, or lacks `Domain` or `ClientId`.
    public static let malformedPropertyList = Self(code: .malformedPropertyList)

    /// What is wrong and what to write instead.
    public var errorDescription: String? {
        switch code {
        case .emptyDomain: "The Auth0 domain is empty. Give it like \"tenant.eu.auth0.com\"."
        case .malformedDomain:
            "The Auth0 domain is not a host name. Give it like \"tenant.eu.auth0.com\", "
                + "or \"http://localhost:8787\" for a local tenant."
        case .domainWithPath: "The Auth0 domain has a path behind it. Give only the host, like \"tenant.eu.auth0.com\"."
        case .insecureDomain:
            "The Auth0 domain starts with http:// and is not on this machine. Use https://; "
                + "http:// is for localhost, 127.0.0.0/8 and [::1] only."
        case .emptyClientID: "The client id is empty. Copy it from the application's settings."
        case .missing:
            "No Auth0 domain and client id were found. Set AUTH0_DOMAIN and AUTH0_CLIENT_ID, or put an Auth0.plist "
                + "with Domain and ClientId beside the executable, or pass clientId: and domain:."
        case .incompleteEnvironment:
            "Only one of AUTH0_DOMAIN and AUTH0_CLIENT_ID is set. Set both, or neither to use Auth0.plist."
        case .malformedPropertyList:
            "Auth0.plist could not be read as a property list with the strings Domain and ClientId."
        }
    }

    /// What is wrong and what to do about it.
    public var description: String { errorDescription ?? "" }
}

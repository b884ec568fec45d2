public import Foundation

/// An access token for one API, got with the refresh token of a signed-in person.
public struct APICredentials: Codable, Sendable, Equatable, CustomStringConvertible, CustomReflectable {
    /// The token to call the API with.
    public let accessToken: String
    /// How the token is presented: `Bearer` or `DPoP`.
    public let tokenType: String
    /// When the token ends.
    public let expiresAt: Date
    /// The granted scope; empty where the server does not name it.
    public let scope: String

    /// Creates API credentials.
    public init(accessToken: String, tokenType: String, expiresAt: Date, scope: String) {
        self.accessToken = accessToken
        self.tokenType = tokenType
        self.expiresAt = expiresAt
        self.scope = scope
    }

    init(from credentials: Credentials, requestedScope: String?) {
        accessToken = credentials.accessToken
        tokenType = credentials.tokenType
        expiresAt = credentials.expiresAt
        scope = credentials.scope ?? requestedScope ?? ""
    }

    /// What is there, without the token.
    public var description: String {
        "APICredentials(accessToken: <REDACTED>, tokenType: \(tokenType), expiresAt: \(expiresAt.ISO8601Format()), "
            + "scope: \(scope))"
    }

    /// No children: `dump` and a debugger show no token.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

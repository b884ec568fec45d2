public import Foundation
import JWTDecode

/// The tokens of a signed-in person.
///
/// Texts made of it (`description`, a debugger's view) show no token.
public final class Credentials: NSObject, Codable, Sendable {
    /// The token to call APIs with.
    ///
    /// Empty where the server sent none.
    public let accessToken: String
    /// How the access token is presented: `Bearer` or `DPoP`.
    public let tokenType: String
    /// Who signed in, as a signed token.
    ///
    /// Empty where `openid` was not in the scope.
    public let idToken: String
    /// The token to get new access tokens with; needs `offline_access` in the scope.
    public let refreshToken: String?
    /// When the access token ends.
    public let expiresAt: Date
    /// The granted scope, where the server names it.
    public let scope: String?
    /// A new recovery code, after a sign-in with the old one.
    public let recoveryCode: String?

    /// Creates credentials; whatever is left out is empty, and the access token expires now.
    public init(
        accessToken: String = "",
        tokenType: String = "",
        idToken: String = "",
        refreshToken: String? = nil,
        expiresAt: Date = Date(),
        scope: String? = nil,
        recoveryCode: String? = nil
    ) {
        self.accessToken = accessToken
        self.tokenType = tokenType
        self.idToken = idToken
        self.refreshToken = refreshToken
        self.expiresAt = expiresAt
        self.scope = scope
        self.recoveryCode = recoveryCode
    }

    /// When the sign-in itself ends, by the identity provider's `session_expiry` in the ID token.
    public var sessionExpiresAt: Date? {
        guard let seconds = (try? decode(jwt: idToken))?.claim(name: "session_expiry").double,
            seconds > 0, seconds < 1e10
        else { return nil }
        return Date(timeIntervalSince1970: seconds)
    }

    /// What is there, without any token.
    public override var description: String {
        func shown(_ secret: String?) -> String { (secret ?? "").isEmpty ? "none" : "<REDACTED>" }
        return "Credentials(accessToken: \(shown(accessToken)), tokenType: \(tokenType), idToken: \(shown(idToken)), "
            + "refreshToken: \(shown(refreshToken)), expiresAt: \(expiresAt.ISO8601Format()), "
            + "scope: \(scope ?? "none"), recoveryCode: \(shown(recoveryCode)))"
    }

    /// What is there, without any token.
    public override var debugDescription: String { description }
}

extension Credentials: CustomReflectable {
    /// No children: `dump` and a debugger show no token.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

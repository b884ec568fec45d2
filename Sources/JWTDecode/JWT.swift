public import Foundation

/// A decoded JSON Web Token ([RFC 7519](https://www.rfc-editor.org/rfc/rfc7519)).
///
/// Made by ``decode(jwt:)``. Nothing in it was verified.
public protocol JWT: Sendable {
    /// The members of the header, such as `alg` and `kid`.
    ///
    /// Numbers are `NSNumber` (so `as? Int` and `as? Double` work), booleans `Bool`, JSON's null is `NSNull`.
    var header: [String: any Sendable] { get }

    /// The members of the body: the claims.
    ///
    /// Values have the types described at ``header``. Reading through ``claim(name:)`` is more convenient.
    var body: [String: any Sendable] { get }

    /// The third part of the token as it stands there: Base64URL, empty for an unsigned token.
    var signature: String? { get }

    /// The token itself.
    var string: String { get }

    /// The time in the `exp` claim: when the token expires.
    var expiresAt: Date? { get }

    /// The `iss` claim: who issued the token.
    var issuer: String? { get }

    /// The `sub` claim: whom the token is about.
    var subject: String? { get }

    /// The `aud` claim: whom the token is for. A single string counts as a list of one.
    var audience: [String]? { get }

    /// The time in the `iat` claim: when the token was issued.
    var issuedAt: Date? { get }

    /// The time in the `nbf` claim: from when the token is valid.
    var notBefore: Date? { get }

    /// The `jti` claim: the token's own identifier.
    var identifier: String? { get }

    /// Whether the time in the `exp` claim has been reached.
    ///
    /// A token without a readable `exp` never expires.
    var expired: Bool { get }

    /// Tells whether the token expires within a time from now.
    ///
    /// - Parameter seconds: The time from now, in seconds; negative for a time in the past.
    /// - Returns: Whether the time in the `exp` claim will have been reached by then. `false` without a readable `exp`.
    func expires(in seconds: Int) -> Bool
}

extension JWT {
    /// Gives a claim of the body by its name, whether the body has it or not.
    ///
    /// - Parameter name: The claim's name, such as `email`.
    /// - Returns: The claim. Each of its values is `nil` when the body has no such claim.
    public func claim(name: String) -> Claim {
        Claim(value: body[name])
    }

    /// Gives a claim of the body by its name, whether the body has it or not.
    ///
    /// ```swift
    /// let email = jwt["email"].string
    /// ```
    ///
    /// - Parameter claim: The claim's name.
    public subscript(claim: String) -> Claim {
        self.claim(name: claim)
    }
}

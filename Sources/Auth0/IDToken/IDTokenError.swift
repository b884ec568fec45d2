public import Foundation

/// Why an ID token was refused; the `cause` of the request's error.
///
/// The rules are those of OpenID Connect Core 1.0, section 3.1.3.7.
public struct IDTokenError: LocalizedError, CustomStringConvertible, Sendable, Equatable {
    private enum Code {
        case missing
        case malformed
        case unsupportedAlgorithm
        case missingKeyID
        case unknownKey
        case invalidSignature
        case issuer
        case subject
        case audience
        case expired
        case issuedAt
        case nonce
        case authorizedParty
        case authenticationTime
        case authenticationTooOld
        case organization
    }

    private let code: Code

    /// The answer holds no ID token.
    ///
    /// Ask for the scope `openid`.
    public static let missing = Self(code: .missing)
    /// The token is not a JWT with the claims that an ID token has.
    public static let malformed = Self(code: .malformed)
    /// The token is not signed with RS256.
    public static let unsupportedAlgorithm = Self(code: .unsupportedAlgorithm)
    /// The token does not say which key signed it.
    public static let missingKeyID = Self(code: .missingKeyID)
    /// The tenant has no key with the token's key id.
    public static let unknownKey = Self(code: .unknownKey)
    /// The signature does not match.
    public static let invalidSignature = Self(code: .invalidSignature)
    /// `iss` is not the tenant.
    public static let issuer = Self(code: .issuer)
    /// `sub` is missing or empty.
    public static let subject = Self(code: .subject)
    /// `aud` does not name the application.
    public static let audience = Self(code: .audience)
    /// `exp` is missing or past.
    public static let expired = Self(code: .expired)
    /// `iat` is missing.
    public static let issuedAt = Self(code: .issuedAt)
    /// `nonce` is not the one that was sent.
    public static let nonce = Self(code: .nonce)
    /// `azp` is missing or not the application, with several audiences.
    public static let authorizedParty = Self(code: .authorizedParty)
    /// `auth_time` is missing though a maximum age was asked for.
    public static let authenticationTime = Self(code: .authenticationTime)
    /// The sign-in is older than the maximum age.
    public static let authenticationTooOld = Self(code: .authenticationTooOld)
    /// `org_id` or `org_name` is missing or another one.
    public static let organization = Self(code: .organization)

    /// What is wrong and what to do about it; never a claim's value.
    public var errorDescription: String? {
        switch code {
        case .missing: "The answer holds no ID token. Ask for the scope openid."
        case .malformed: "The ID token is not a JWT with the claims of an ID token."
        case .unsupportedAlgorithm:
            "The ID token is not signed with RS256. Set RS256 in the application's settings; nothing else is accepted."
        case .missingKeyID: "The ID token does not say which key signed it (kid)."
        case .unknownKey: "The tenant has no key with the ID token's key id."
        case .invalidSignature: "The signature of the ID token does not match."
        case .issuer: "The ID token was issued by another tenant (iss). With a custom domain use it as the domain, too."
        case .subject: "The ID token names no subject (sub)."
        case .audience: "The ID token is for another application (aud)."
        case .expired: "The ID token has expired (exp). Check this machine's clock."
        case .issuedAt: "The ID token does not say when it was issued (iat)."
        case .nonce: "The ID token's nonce is missing or not the one that was sent."
        case .authorizedParty: "The ID token has several audiences and was not issued to this application (azp)."
        case .authenticationTime: "The ID token does not say when the person signed in (auth_time)."
        case .authenticationTooOld: "The sign-in is older than the maximum age that was asked for (auth_time)."
        case .organization: "The ID token is for another organization, or for none."
        }
    }

    /// What is wrong and what to do about it.
    public var description: String { errorDescription ?? "" }
}

public import Foundation

/// An error of the MFA API; the types that conform differ in the call they belong to.
public protocol MultifactorError: Auth0APIError {
    /// Creates an error from the members of an answer, without a status.
    init(info: [String: Any])

    /// The MFA token is malformed or has expired: start the sign-in again.
    var isMultifactorTokenInvalid: Bool { get }

    /// Too many requests were made; wait for ``retryAfter``.
    var isRateLimited: Bool { get }

    /// How long the server asks to wait, in seconds, where it says so.
    var retryAfter: TimeInterval? { get }
}

/// An error of the MFA API that is made of ``APIErrorDetails``.
package protocol DetailedMultifactorError: MultifactorError, DetailedAPIError {
    /// The code of an answer that has none.
    static var fallbackCode: String { get }
}

// Each of these answers a requirement of a public protocol: others would be out of reach outside the package.
extension DetailedMultifactorError {
    /// Creates an error from the members of an answer, without a status.
    public init(info: [String: Any]) {
        self.init(info: info, statusCode: 0)
    }

    /// The server's error code, or one that starts with `a0.sdk.` for what never reached a server.
    public var code: String {
        details.code == APIErrorDetails.Code.unknown ? Self.fallbackCode : details.code
    }

    /// The MFA token is malformed or has expired: start the sign-in again.
    public var isMultifactorTokenInvalid: Bool { details.isMultifactorTokenInvalid }

    /// Too many requests were made; wait for ``retryAfter``.
    public var isRateLimited: Bool { statusCode == 429 || ["too_many_requests", "too_many_attempts"].contains(code) }

    /// How long the server asks to wait, in seconds, where it says so.
    public var retryAfter: TimeInterval? { details.retryAfter }
}

// What servers say about second factors, whichever call they say it to.
extension APIErrorDetails {
    package var isMultifactorCodeInvalid: Bool {
        code == "a0.mfa_invalid_code"
            || isGrantRefused(["Invalid otp_code.", "Invalid binding_code.", "MFA Authorization rejected."])
    }

    package var isMultifactorTokenInvalid: Bool {
        code == "expired_token" && message == "mfa_token is expired" || isGrantRefused(["Malformed mfa_token"])
    }

    /// The texts are all that tells one `invalid_grant` from another.
    package func isGrantRefused(_ messages: [String]) -> Bool {
        code == "invalid_grant" && message.map(messages.contains) == true
    }
}

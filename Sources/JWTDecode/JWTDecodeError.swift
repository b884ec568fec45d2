public import Foundation

/// Why a token, or one of its claims, could not be decoded.
///
/// The associated text is what could not be read, and may hold personal data: log the error's description, which
/// never repeats it.
public enum JWTDecodeError: LocalizedError, CustomDebugStringConvertible, Sendable {
    /// The header or the body is not Base64URL. Carries that part.
    case invalidBase64URL(String)

    /// The header or the body is not a JSON object. Carries that part, still encoded.
    case invalidJSON(String)

    /// The token does not have three parts. Carries the token and its number of parts.
    case invalidPartCount(String, Int)

    /// A claim does not have the type asked for. Carries the reason.
    case claimDecodingFailed(String)

    /// What went wrong, for a developer; holds nothing of the token.
    public var localizedDescription: String { debugDescription }

    /// What went wrong, for a developer; holds nothing of the token.
    public var errorDescription: String? { debugDescription }

    /// What went wrong, for a developer; holds nothing of the token.
    public var debugDescription: String {
        switch self {
        case .invalidBase64URL: "A part of the JWT is not Base64URL."
        case .invalidJSON: "A part of the JWT is not a JSON object."
        case .invalidPartCount(_, let count): "A JWT has 3 parts, and this text has \(count)."
        case .claimDecodingFailed(let reason): "The claim could not be decoded: \(reason)."
        }
    }
}

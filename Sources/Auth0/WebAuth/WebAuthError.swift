import Foundation

/// What a browser sign-in or sign-out can fail with.
///
/// `~=`, and so `catch WebAuthError.userCancelled`, matches the code only.
public struct WebAuthError: Auth0Error, Equatable {
    enum Code: Hashable {
        case transactionActiveAlready
        case userCancelled
        case authenticationFailed
        case codeExchangeFailed
        case invalidRequestUri
        case idTokenValidationFailed
        case credentialsManagerError
        case other
        case unknown
        case redirectPortInUse
        case invalidRedirectURL
        case timedOut
    }

    let code: Code
    private let detail: String?
    /// The error behind this one, such as an ``AuthenticationError`` or a ``CredentialsManagerError``.
    public let cause: (any Error)?

    init(code: Code, cause: (any Error)? = nil, detail: String? = nil) {
        self.code = code
        self.cause = cause
        self.detail = detail
    }

    /// Another sign-in or sign-out of this process is under way; this one did not start.
    public static let transactionActiveAlready = Self(code: .transactionActiveAlready)
    /// The sign-in was cancelled, by the person, by the program or with its task.
    public static let userCancelled = Self(code: .userCancelled)
    /// The tenant refused; the `cause` is an ``AuthenticationError`` with what it said.
    public static let authenticationFailed = Self(code: .authenticationFailed)
    /// The code was not exchanged for tokens; the `cause` is an ``AuthenticationError``.
    public static let codeExchangeFailed = Self(code: .codeExchangeFailed)
    /// A request URI does not start with `urn:ietf:params:oauth:request_uri:`.
    public static let invalidRequestUri = Self(code: .invalidRequestUri)
    /// The ID token was refused; the `cause` says why, often an ``IDTokenError``.
    public static let idTokenValidationFailed = Self(code: .idTokenValidationFailed)
    /// The credentials manager could not store or forget; the `cause` is its error.
    public static let credentialsManagerError = Self(code: .credentialsManagerError)
    /// Something else; see the `cause`.
    public static let other = Self(code: .other)
    /// Something else, without a `cause`; the text says what.
    public static let unknown = Self(code: .unknown)
    /// Every port that the browser could come back to is taken.
    ///
    /// Ours, not upstream's.
    public static let redirectPortInUse = Self(code: .redirectPortInUse)
    /// The redirect URL is not one that a program on this machine can listen on.
    ///
    /// Ours, not upstream's.
    public static let invalidRedirectURL = Self(code: .invalidRedirectURL)
    /// The browser did not come back in time.
    ///
    /// Ours, not upstream's.
    public static let timedOut = Self(code: .timedOut)
}

extension WebAuthError {
    /// Whether a request behind it failed on its way; starting again may succeed.
    public var isNetworkError: Bool {
        (cause as? any Auth0APIError)?.isNetworkError ?? NetworkFailure.isNetworkFailure(cause)
    }

    /// What went wrong and what to do, for a developer.
    public var debugDescription: String {
        let text = detail ?? code.text
        guard let cause else { return text }
        return "\(text) Cause: \(cause.localizedDescription)"
    }

    /// Equal when code and text are.
    public static func == (left: Self, right: Self) -> Bool {
        left.code == right.code && left.debugDescription == right.debugDescription
    }

    /// Matches the code, whatever the cause.
    public static func ~= (pattern: Self, error: Self) -> Bool {
        pattern.code == error.code
    }

    /// Matches the code, whatever the cause.
    @_disfavoredOverload
    public static func ~= (pattern: Self, error: any Error) -> Bool {
        (error as? Self)?.code == pattern.code
    }
}

extension WebAuthError {
    static let unexpectedCallback = Self(
        code: .unknown,
        detail: "The browser came back with a state that this sign-in did not send, so nothing of it was used. "
            + "It may be the end of an older sign-in: start again, and finish in the page that opens then."
    )

    static let callbackWithoutCode = Self(
        code: .unknown,
        detail: "The browser came back without a code. Start again; if it happens again, let the application use the "
            + "authorization code grant, and remove response_type from the parameters."
    )

    static let exchangeUnauthorized = Self(
        code: .unknown,
        detail: "The tenant does not let this application exchange a code with PKCE. In the application's settings, "
            + "set the type to Native and the authentication method to None."
    )

    static let invalidInvitation = Self(
        code: .unknown,
        detail: "The invitation URL lacks invitation or organization in its query. Pass the whole URL of the mail."
    )

    static let invalidAuthorizeURL = Self(
        code: .unknown,
        detail: "The URL that was set with authorizeURL(_:) cannot be opened. Give an absolute https URL."
    )
}

extension WebAuthError.Code {
    fileprivate var text: String {
        switch self {
        case .transactionActiveAlready:
            "Another browser sign-in or sign-out of this program is under way. Finish it in the browser, or cancel it."
        case .userCancelled: "The browser sign-in was cancelled. Start again."
        case .authenticationFailed:
            "The tenant refused the sign-in; the cause holds its reason. Start again once that is remedied."
        case .codeExchangeFailed: "The code of the sign-in was not exchanged for tokens. Start again."
        case .invalidRequestUri:
            "The request URI does not start with urn:ietf:params:oauth:request_uri:. Pass it as the tenant gave it."
        case .idTokenValidationFailed: "The ID token of the sign-in was refused; no tokens were kept."
        case .credentialsManagerError:
            "The credentials manager could not store or forget the credentials; the cause says what to do."
        case .other: "The browser sign-in did not succeed; the cause says what to do."
        case .unknown:
            "The browser sign-in did not succeed, for an unknown reason. Start again."
        case .redirectPortInUse:
            "Another program listens where the browser was to come back to. End it, or choose another redirect URL."
        case .invalidRedirectURL:
            "The redirect URL is not one of this machine. Give one like http://127.0.0.1:8484/callback."
        case .timedOut:
            "The browser did not come back in time. Start again, and finish in the browser. If the page spoke of the "
                + "callback URL, allow that URL in the application's settings."
        }
    }
}

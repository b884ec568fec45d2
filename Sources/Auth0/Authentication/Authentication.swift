public import Foundation

/// The scope of a sign-in when none is given.
public let defaultScope = "openid profile email offline_access"

/// The calls of Auth0's Authentication API.
///
/// Make one with ``authentication(clientId:domain:)``. Nothing is sent before a request is started.
public protocol Authentication: Trackable, Loggable, Sendable {
    /// The client id of the application.
    var clientId: String { get }

    /// The URL of the tenant.
    var url: URL { get }

    /// Asks the tenant to send a code, or a link, to an e-mail address.
    ///
    /// White space and invisible characters around the address are dropped; an empty one is refused before anything
    /// is sent. A send is never repeated by itself. (`POST /passwordless/start`)
    func startPasswordless(
        email: String,
        type: PasswordlessType,
        connection: String
    ) -> any Requestable<Void, AuthenticationError>

    /// Asks the tenant to send a code to a phone number, which is sent as it is given.
    ///
    /// (`POST /passwordless/start`)
    func startPasswordless(
        phoneNumber: String,
        type: PasswordlessType,
        connection: String
    ) -> any Requestable<Void, AuthenticationError>

    /// Signs in with the code that was sent to an e-mail address. (`POST /oauth/token`)
    func login(
        email: String,
        code: String,
        audience: String?,
        scope: String,
        connection: String
    ) -> any TokenRequestable<Credentials, AuthenticationError>

    /// Signs in with the code that was sent to a phone number. (`POST /oauth/token`)
    func login(
        phoneNumber: String,
        code: String,
        audience: String?,
        scope: String,
        connection: String
    ) -> any TokenRequestable<Credentials, AuthenticationError>

    /// Trades the code of a browser sign-in for tokens. (`POST /oauth/token`)
    ///
    /// - Parameters:
    ///   - code: The code that the redirect brought.
    ///   - codeVerifier: The secret whose challenge was sent to `/authorize` (RFC 7636).
    ///   - redirectURI: The redirect URI of the sign-in, to the letter.
    func codeExchange(
        withCode code: String,
        codeVerifier: String,
        redirectURI: String
    ) -> any TokenRequestable<Credentials, AuthenticationError>

    /// Gets new tokens for a refresh token. (`POST /oauth/token`)
    ///
    /// With rotation the answer holds a new refresh token and the old one is spent: store the new one at once.
    func renew(
        withRefreshToken refreshToken: String,
        audience: String?,
        scope: String?
    ) -> any TokenRequestable<Credentials, AuthenticationError>

    /// Ends a refresh token; one that is unknown or ended already is no error. (`POST /oauth/revoke`)
    func revoke(refreshToken: String) -> any Requestable<Void, AuthenticationError>

    /// Reads the profile of the person whom an access token belongs to. (`GET /userinfo`)
    func userInfo(
        withAccessToken accessToken: String,
        tokenType: String
    ) -> any Requestable<UserProfile, AuthenticationError>

    /// Reads the keys that the tenant signs with. (`GET /.well-known/jwks.json`)
    func jwks() -> any Requestable<JWKS, AuthenticationError>
}

extension Authentication {
    /// Asks the tenant to send a code, or a link, to an e-mail address.
    public func startPasswordless(
        email: String,
        type: PasswordlessType = .code,
        connection: String = "email"
    ) -> any Requestable<Void, AuthenticationError> {
        startPasswordless(email: email, type: type, connection: connection)
    }

    /// Asks the tenant to send a code to a phone number.
    public func startPasswordless(
        phoneNumber: String,
        type: PasswordlessType = .code,
        connection: String = "sms"
    ) -> any Requestable<Void, AuthenticationError> {
        startPasswordless(phoneNumber: phoneNumber, type: type, connection: connection)
    }

    /// Signs in with the code that was sent to an e-mail address.
    public func login(
        email: String,
        code: String,
        audience: String? = nil,
        scope: String = defaultScope,
        connection: String = "email"
    ) -> any TokenRequestable<Credentials, AuthenticationError> {
        login(email: email, code: code, audience: audience, scope: scope, connection: connection)
    }

    /// Signs in with the code that was sent to a phone number.
    public func login(
        phoneNumber: String,
        code: String,
        audience: String? = nil,
        scope: String = defaultScope,
        connection: String = "sms"
    ) -> any TokenRequestable<Credentials, AuthenticationError> {
        login(phoneNumber: phoneNumber, code: code, audience: audience, scope: scope, connection: connection)
    }

    /// Reads the profile of the person whom an access token belongs to.
    public func userInfo(
        withAccessToken accessToken: String,
        tokenType: String = "Bearer"
    ) -> any Requestable<UserProfile, AuthenticationError> {
        userInfo(withAccessToken: accessToken, tokenType: tokenType)
    }

    /// Gets new tokens for a refresh token.
    public func renew(
        withRefreshToken refreshToken: String,
        audience: String? = nil,
        scope: String? = nil
    ) -> any TokenRequestable<Credentials, AuthenticationError> {
        renew(withRefreshToken: refreshToken, audience: audience, scope: scope)
    }
}

public import Foundation

/// What a browser sign-in or sign-out ends with.
public typealias WebAuthResult<Value> = Result<Value, WebAuthError>

/// Sign-in in the browser: the authorization code flow with PKCE, and a redirect to this machine (RFC 8252).
///
/// ```swift
/// let credentials = try await Auth0.webAuth().scope("openid profile offline_access").start()
/// ```
///
/// The page is shown by the ``provider(_:)``; the default one writes its address to standard error and then opens a
/// browser. The browser comes back to `http://127.0.0.1:8484/callback`, or to port 8485 or 8486 where 8484 is taken:
/// the application must allow all three as callback URLs, and as logout URLs for ``logout(federated:)``.
///
/// A process has one transaction at a time; another `start` or `logout` meanwhile ends with
/// ``WebAuthError/transactionActiveAlready``. The browser has 10 minutes; that a person closed it is not seen, so a
/// program that cannot wait cancels. The ID token is always validated.
///
/// The methods that set something return a copy.
public protocol WebAuth: Trackable, Loggable, Sendable {
    /// The client id of the application.
    var clientId: String { get }

    /// The URL of the tenant.
    var url: URL { get }

    /// The connection to sign in with; without one the sign-in page lets the person choose.
    func connection(_ connection: String) -> Self

    /// The scope to ask for; `openid` is added. The default is ``defaultScope``.
    func scope(_ scope: String) -> Self

    /// The scope that the identity provider behind the connection is asked for.
    func connectionScope(_ connectionScope: String) -> Self

    /// The state that must come back; the default is 32 random bytes, new at each start.
    func state(_ state: String) -> Self

    /// The nonce that the ID token must hold; the default is 32 random bytes, new at each start.
    func nonce(_ nonce: String) -> Self

    /// More parameters of `/authorize`. They win over those of the same name, and what is asked for so is checked, too.
    func parameters(_ parameters: [String: String]) -> Self

    /// Accepted so that code for Apple systems compiles.
    ///
    /// It has no effect: a program cannot add header fields to a browser's requests.
    func headers(_ headers: [String: String]) -> Self

    /// Where the browser comes back to: `http`, a loopback host (127.0.0.0/8, `[::1]`, `localhost`), a port and a path.
    ///
    /// The application must allow it to the letter. Only the host's own family is listened on. Port 0 picks a free
    /// port, for tenants that allow any port.
    func redirectURL(_ redirectURL: URL) -> Self

    /// The page to open in the place of the tenant's `/authorize`.
    func authorizeURL(_ authorizeURL: URL) -> Self

    /// The API that the access token is for.
    func audience(_ audience: String) -> Self

    /// The `iss` that the ID token must hold, in the place of the domain's.
    func issuer(_ issuer: String) -> Self

    /// The allowed difference between the clocks, in seconds; 60 by default.
    ///
    /// Auth0.swift documents milliseconds, with 60,000 as its default, and compares them as seconds.
    func leeway(_ leeway: Int) -> Self

    /// The greatest age of the sign-in, in seconds; an older one is asked for again.
    func maxAge(_ maxAge: Int) -> Self

    /// Accepted so that code for Apple systems compiles.
    ///
    /// It has no effect: the redirect never leaves this machine.
    func useHTTPS() -> Self

    /// Accepted so that code for Apple systems compiles.
    ///
    /// It has no effect: the cookies are the browser's own.
    func useEphemeralSession() -> Self

    /// The invitation that brings the person into an organization: the URL of the mail, with `invitation` and
    /// `organization` in its query.
    func invitationURL(_ invitationURL: URL) -> Self

    /// The organization to sign in to: an id (`org_…`) or a name. The ID token must name it.
    func organization(_ organization: String) -> Self

    /// Shows the page in another way than the default one.
    func provider(_ provider: @escaping WebAuthProvider) -> Self

    /// Called on the main actor once the browser has brought a sign-in to its end and is not needed any more.
    func onClose(_ callback: (@Sendable @MainActor () -> Void)?) -> Self

    /// Stores the credentials of a sign-in, and forgets them after a sign-out.
    ///
    /// A failure of that ends with ``WebAuthError/credentialsManagerError``.
    func useCredentialsManager(_ credentialsManager: CredentialsManager) -> Self

    /// Signs in and calls back on the main actor, exactly once.
    ///
    /// A program that blocks its main thread gets no callback; servers and commands use the async form.
    func start(_ callback: @escaping @MainActor (WebAuthResult<Credentials>) -> Void)

    /// Signs in.
    ///
    /// - Throws: ``WebAuthError``; ``WebAuthError/userCancelled`` also for a cancelled task. Nothing listens any more
    ///   when it returns.
    func start() async throws -> Credentials

    /// Ends the session in the browser, and calls back on the main actor, exactly once.
    ///
    /// `federated`: Also ends the session at the identity provider.
    func logout(federated: Bool, callback: @escaping @MainActor (WebAuthResult<Void>) -> Void)

    /// Ends the session in the browser. (`GET /v2/logout`)
    ///
    /// The refresh token stays valid: see ``CredentialsManager/revoke(headers:)``.
    ///
    /// - Parameter federated: Also ends the session at the identity provider.
    /// - Throws: ``WebAuthError``, as ``start()`` does.
    func logout(federated: Bool) async throws

    /// Ends the transaction that is under way with ``WebAuthError/userCancelled``.
    ///
    /// - Returns: Whether there was one to end.
    @discardableResult
    func cancel() -> Bool
}

extension WebAuth {
    /// Ends the session in the browser, and calls back on the main actor, exactly once.
    public func logout(
        federated: Bool = false,
        callback: @escaping @MainActor (WebAuthResult<Void>) -> Void
    ) {
        logout(federated: federated, callback: callback)
    }

    /// Ends the session in the browser.
    public func logout(federated: Bool = false) async throws {
        try await logout(federated: federated)
    }

    /// Ends the transaction that is under way.
    @discardableResult
    public func cancel() -> Bool {
        WebAuthentication.cancel()
    }
}

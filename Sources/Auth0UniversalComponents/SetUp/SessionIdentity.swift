/// Tells one session from another, so that what one person began is never shown to the next.
struct SessionIdentity: Hashable, Sendable {
    private let domain: String
    private let clientId: String
    private let audience: String
    /// The provider, where it is an object; values cannot be told apart.
    private let provider: ObjectIdentifier?

    init(_ session: Auth0Session) {
        domain = session.domain
        clientId = session.clientId
        audience = session.audience
        provider =
            type(of: session.tokenProvider) is AnyClass
            ? ObjectIdentifier(session.tokenProvider as AnyObject) : nil
    }
}

extension Auth0Session {
    var identity: SessionIdentity { SessionIdentity(self) }
}

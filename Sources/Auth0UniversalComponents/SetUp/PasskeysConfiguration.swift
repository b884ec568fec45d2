/// Which identity and connection of a person new passkeys belong to.
public struct PasskeysConfiguration: Hashable, Sendable {
    /// The id of one of several linked identities; `nil` for the one that signed in.
    public let userIdentityId: String?
    /// The database connection; `nil` for the tenant's default.
    public let connection: String?

    /// Takes the identity and the connection.
    public init(userIdentityId: String? = nil, connection: String? = nil) {
        self.userIdentityId = userIdentityId
        self.connection = connection
    }
}

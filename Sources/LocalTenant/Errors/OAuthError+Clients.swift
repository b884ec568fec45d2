/// Refusals of a client: who it is, and what it may do.
extension OAuthError {
    static let unknownClient = OAuthError(401, "access_denied", "Unauthorized")

    static let badClientSecret = OAuthError(401, "invalid_client", "Client authentication failed")

    static func grantNotAllowed(_ grant: GrantType) -> Self {
        OAuthError(
            403,
            "unauthorized_client",
            "Grant type '\(grant.rawValue)' not allowed for the client.",
            uri: "https://auth0.com/docs/clients/client-grant-types"
        )
    }

    static func unsupportedGrant(_ name: String) -> Self {
        OAuthError(400, "unsupported_grant_type", "This local tenant does not emulate the grant type: \(name)")
    }

    static func unknownAudience(_ audience: String) -> Self {
        OAuthError(403, "access_denied", "Service not found: \(audience)")
    }
}

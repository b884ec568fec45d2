import FoundationEssentials

/// A sign-in or a renewal that was decided in favour: all that its tokens are made from.
struct SignIn: Sendable {
    /// What a caller may ask to see in the ID token.
    struct Extras: Sendable, Equatable {
        var nonce: String?
        var wantsAuthenticationTime = false
    }

    /// The access token, by what it is for.
    enum AccessToken: Sendable {
        /// For an API: a JWT, still to be signed.
        case signed(audience: String, TenantAPI.TokenProfile)
        /// For `/userinfo` only: random, stored already.
        case opaque(String)
    }

    let user: TenantUser
    let client: TenantClient
    let scopes: [String]
    let accessToken: AccessToken
    let accessTokenSeconds: Int
    let idTokenSeconds: Int
    let refreshToken: String?
    let sessionID: String
    let signedInAt: Date
    let issuedAt: Date
    let extras: Extras
}

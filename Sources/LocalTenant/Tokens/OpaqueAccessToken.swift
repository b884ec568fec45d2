import FoundationEssentials

/// An access token without an audience: random, good for `/userinfo` only, kept by its hash.
struct OpaqueAccessToken: Record, Equatable {
    static let kind = RecordKind.token
    static let capacity = 10_000

    /// The token's hash.
    let id: String
    let userID: String
    let clientID: String
    let scopes: [String]
    let expiresAt: Date
}

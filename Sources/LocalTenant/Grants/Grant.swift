import FoundationEssentials

/// A sign-in that may be renewed: who, with which client, for what, and the refresh tokens that stand for it.
struct Grant: Record, Equatable {
    static let kind = RecordKind.grant

    let id: String
    let userID: String
    let clientID: String
    let audience: String?
    let scopes: [String]
    let signedInAt: Date
    /// When a further factor was last proven on a renewal; `nil` for never.
    var lastFactorAt: Date?
    var family: RefreshTokenFamily
}

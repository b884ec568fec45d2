import FoundationEssentials

/// The authorization codes that are out, by their hashes.
struct AuthorizationCodeBook: Sendable {
    /// What a code stands for.
    struct Authorization: Sendable {
        let request: AuthorizationRequest
        let userID: String
        let signedInAt: Date
        /// A link never gives a refresh token.
        var allowsRefreshToken = true
    }

    enum Outcome: Sendable {
        /// Good, and now used up.
        case accepted(Authorization)
        /// Used before: whatever it gave has to end (RFC 6749, section 4.1.2).
        case reused(grantID: String?)
        /// Never given out, expired, or another client's.
        case unknown
    }

    /// Ten minutes, in seconds.
    static let lifetime: TimeInterval = 600

    private struct Row: Sendable {
        let authorization: Authorization
        var isUsed = false
        var grantID: String?
    }

    private var rows = ExpiringBook<Row>(lifetime: lifetime)

    mutating func issue(_ code: String, for authorization: Authorization, at now: Date) {
        rows.insert(Row(authorization: authorization), as: Hash.of(code), at: now)
    }

    /// Takes a code; with an attempt that fails later it is used up all the same.
    mutating func redeem(_ code: String, client: String, at now: Date) -> Outcome {
        let hash = Hash.of(code)
        guard let row = rows.value(hash, at: now), row.authorization.request.client.id == client else {
            return .unknown
        }
        guard !row.isUsed else { return .reused(grantID: row.grantID) }
        rows.change(hash) { $0.isUsed = true }
        return .accepted(row.authorization)
    }

    /// Remembers what a code gave.
    mutating func note(grantID: String, of code: String) {
        rows.change(Hash.of(code)) { $0.grantID = grantID }
    }
}

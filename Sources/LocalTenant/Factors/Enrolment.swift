import FoundationEssentials

/// What a person has begun to enrol and not confirmed yet.
struct Enrolment: Sendable, Equatable {
    /// Ten minutes, in seconds.
    static let lifetime: TimeInterval = 600

    /// Through which API it was begun, and can be ended.
    enum Road: Sendable, Hashable {
        case myAccount
        /// With the MFA token or access token of this hash.
        case mfa(session: String)
    }

    enum Candidate: Sendable, Equatable {
        /// What the authenticator has to sign; only then is there a method.
        case passkey(challenge: Data)
        /// What it becomes, and what confirms it.
        case method(AuthenticationMethod, Challenge)
    }

    /// The hash of `auth_session`, of `oob_code`, or of nothing that anybody has.
    let id: String
    let userID: String
    let road: Road
    let startedAt: Date
    var candidate: Candidate
    /// The recovery code that was given out beside it, stored with it.
    var recoveryCode: AuthenticationMethod?

    func isOver(at now: Date) -> Bool {
        now >= startedAt.addingTimeInterval(Self.lifetime)
    }

    /// Whether this one, begun later, makes `other` void.
    func supersedes(_ other: Enrolment) -> Bool {
        guard userID == other.userID, road == other.road else { return false }
        return switch (candidate, other.candidate) {
        case (.passkey, .passkey): true
        case (.method(let method, _), .method(let old, _)):
            method.factor == old.factor && method.proof.address == old.proof.address
        default: false
        }
    }
}

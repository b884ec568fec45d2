import FoundationEssentials

/// A challenge that was made with what is enrolled already, and waits for its answer.
struct OpenChallenge: Sendable, Equatable {
    /// The hash of its `oob_code`.
    let id: String
    /// Whom and what it is for: the hash of the MFA token.
    let session: String
    let userID: String
    let methodID: String
    let challenge: Challenge
    let startedAt: Date

    func isOver(at now: Date) -> Bool {
        now >= startedAt.addingTimeInterval(MFATransaction.lifetime)
    }
}

/// Every challenge that waits; of one session and method the newest only.
struct ChallengeBook: Sendable {
    static let capacity = 10_000

    private var challenges: [String: OpenChallenge] = [:]

    mutating func begin(_ challenge: OpenChallenge, at now: Date) {
        challenges = challenges.filter { _, old in
            !old.isOver(at: now) && !(old.session == challenge.session && old.methodID == challenge.methodID)
        }
        if challenges.count >= Self.capacity {
            let oldest = challenges.values.sorted { $0.startedAt < $1.startedAt }.prefix(Self.capacity / 2)
            for old in oldest { challenges[old.id] = nil }
        }
        challenges[challenge.id] = challenge
    }

    /// The one with this id, if it is of this session and in time.
    func find(_ id: String, session: String, at now: Date) -> OpenChallenge? {
        guard let challenge = challenges[id], challenge.session == session, !challenge.isOver(at: now) else {
            return nil
        }
        return challenge
    }

    mutating func end(_ id: String) {
        challenges[id] = nil
    }

    mutating func forget(_ userID: String) {
        challenges = challenges.filter { $0.value.userID != userID }
    }
}

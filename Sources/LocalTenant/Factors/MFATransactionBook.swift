import FoundationEssentials

/// A sign-in or renewal that waits for a further factor.
struct MFATransaction: Sendable {
    /// Ten minutes, in seconds.
    static let lifetime: TimeInterval = 600

    enum Purpose: Sendable {
        case signIn(SignInAsk)
        case renewal(PendingRenewal)
    }

    /// The hash of its `mfa_token`.
    let id: String
    let userID: String
    let clientID: String
    let startedAt: Date
    let purpose: Purpose

    func isOver(at now: Date) -> Bool {
        now >= startedAt.addingTimeInterval(Self.lifetime)
    }
}

/// Every MFA token that is out; those that are over are remembered for a while, so that they can be told from others.
struct MFATransactionBook: Sendable {
    static let capacity = 10_000

    private var transactions: [String: MFATransaction] = [:]

    subscript(id: String) -> MFATransaction? { transactions[id] }

    mutating func begin(_ transaction: MFATransaction) {
        if transactions.count >= Self.capacity {
            let oldest = transactions.values.sorted { $0.startedAt < $1.startedAt }.prefix(Self.capacity / 2)
            for old in oldest { transactions[old.id] = nil }
        }
        transactions[transaction.id] = transaction
    }

    mutating func end(_ id: String) {
        transactions[id] = nil
    }

    mutating func forget(_ userID: String) {
        transactions = transactions.filter { $0.value.userID != userID }
    }
}

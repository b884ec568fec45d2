import Auth0Crypto
import FoundationEssentials

/// A code that was sent, with its end.
struct OneTimeCode: Sendable, Equatable {
    /// Five minutes, in seconds.
    static let lifetime: TimeInterval = 300

    enum Verdict: Sendable, Equatable {
        case right
        case wrong
        case expired
    }

    private let code: String
    private let expiresAt: Date

    init(_ code: String, at now: Date) {
        self.code = code
        expiresAt = now.addingTimeInterval(Self.lifetime)
    }

    func verdict(on presented: String, at now: Date) -> Verdict {
        guard ConstantTime.equal(presented, code) else { return .wrong }
        return now < expiresAt ? .right : .expired
    }
}

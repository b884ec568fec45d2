import FoundationEssentials

/// The tenant's own time: the machine's, and what it was moved by.
struct TenantClock: Sendable, Equatable {
    /// A hundred years, so that no date is ever out of range.
    static let furthest: TimeInterval = 3_155_760_000

    private(set) var offset: TimeInterval = 0

    /// In whole milliseconds, so that what is stored comes back equal.
    func time(_ machine: Date) -> Date {
        Timestamp.rounded(machine.addingTimeInterval(offset))
    }

    /// - Throws: `invalid_request` for what is no number or leads too far.
    mutating func advance(by seconds: TimeInterval) throws(OAuthError) {
        guard seconds.isFinite, abs(offset + seconds) <= Self.furthest else {
            throw .invalidRequest("advance_seconds must stay within a hundred years")
        }
        offset += seconds
    }

    mutating func reset() {
        offset = 0
    }
}

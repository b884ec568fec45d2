import Foundation

/// When a code may be sent again.
struct ResendWindow: Hashable, Sendable {
    /// How long a person waits between two codes, in seconds.
    static let pause: TimeInterval = 30

    private(set) var opensAt: Date?

    /// A code was sent.
    mutating func sent(at now: Date) { opensAt = now + Self.pause }

    /// The server asked to wait.
    mutating func wait(_ seconds: TimeInterval, from now: Date) { opensAt = max(opensAt ?? now, now + seconds) }

    /// The one of two that opens later.
    func later(_ other: ResendWindow) -> ResendWindow {
        (opensAt ?? .distantPast) < (other.opensAt ?? .distantPast) ? other : self
    }

    /// Seconds to wait, rounded up; 0 where a code may be sent.
    func seconds(at now: Date) -> Int {
        guard let opensAt else { return 0 }
        return max(0, Int(opensAt.timeIntervalSince(now).rounded(.up)))
    }
}

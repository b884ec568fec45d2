import FoundationEssentials

/// A token bucket: a burst that fills up again at a steady pace.
struct TokenBucket: Sendable, Equatable {
    /// How much there is, and how fast it comes back.
    struct Size: Sendable, Equatable {
        let burst: Int
        /// Seconds until one more is there.
        let refillSeconds: TimeInterval

        init(burst: Int, per refillSeconds: TimeInterval) {
            self.burst = burst
            self.refillSeconds = refillSeconds
        }
    }

    /// What one request is told.
    struct Verdict: Sendable, Equatable {
        let isAllowed: Bool
        let limit: Int
        let remaining: Int
        /// When the whole burst is there again, in seconds since 1970.
        let reset: Int
        /// Seconds until a request is allowed again; 0 where one is.
        let retryAfter: Int

        var headers: [String: String] {
            var headers = [
                "X-RateLimit-Limit": String(limit),
                "X-RateLimit-Remaining": String(remaining),
                "X-RateLimit-Reset": String(reset),
            ]
            if !isAllowed { headers["Retry-After"] = String(retryAfter) }
            return headers
        }
    }

    private let size: Size
    private var level: Double
    private var updatedAt: Date

    init(_ size: Size, at now: Date) {
        self.size = size
        level = Double(size.burst)
        updatedAt = now
    }

    func isFull(at now: Date) -> Bool {
        filled(at: now) >= Double(size.burst)
    }

    /// Takes one out, if there is one.
    mutating func take(at now: Date) -> Verdict {
        level = filled(at: now)
        updatedAt = now
        let isAllowed = level >= 1
        if isAllowed { level -= 1 }
        return verdict(isAllowed: isAllowed, at: now)
    }

    /// What a request would be told, without taking anything.
    func look(at now: Date) -> Verdict {
        var copy = self
        copy.level = filled(at: now)
        copy.updatedAt = now
        return copy.verdict(isAllowed: copy.level >= 1, at: now)
    }

    private func filled(at now: Date) -> Double {
        // A clock that was set back refills nothing and takes nothing away.
        let elapsed = max(0, now.timeIntervalSince(updatedAt))
        return min(Double(size.burst), level + elapsed / size.refillSeconds)
    }

    private func verdict(isAllowed: Bool, at now: Date) -> Verdict {
        let missing = Double(size.burst) - level
        return Verdict(
            isAllowed: isAllowed,
            limit: size.burst,
            remaining: Int(level),
            reset: Int((now.timeIntervalSince1970 + missing * size.refillSeconds).rounded(.up)),
            retryAfter: isAllowed ? 0 : max(1, Int(((1 - level) * size.refillSeconds).rounded(.up)))
        )
    }
}

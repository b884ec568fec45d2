import FoundationEssentials

/// Every bucket that is not full.
///
/// Full ones are forgotten, so the book stays small.
struct RateLimitBook: Sendable {
    static let capacity = 10_000

    struct Key: Hashable, Sendable {
        let limit: RateLimit
        let subject: String
    }

    private var buckets: [Key: TokenBucket] = [:]

    var count: Int { buckets.count }

    mutating func take(_ limit: RateLimit, _ subject: String = "", at now: Date) -> TokenBucket.Verdict {
        let key = Key(limit: limit, subject: subject)
        if buckets.count >= Self.capacity, buckets[key] == nil { makeRoom(at: now) }
        return buckets[key, default: TokenBucket(limit.size, at: now)].take(at: now)
    }

    func look(_ limit: RateLimit, _ subject: String = "", at now: Date) -> TokenBucket.Verdict {
        (buckets[Key(limit: limit, subject: subject)] ?? TokenBucket(limit.size, at: now)).look(at: now)
    }

    mutating func forget(_ limit: RateLimit, _ subject: String) {
        buckets[Key(limit: limit, subject: subject)] = nil
    }

    mutating func removeAll() {
        buckets = [:]
    }

    /// Forgets full buckets; where all are in use, those that have the most left.
    private mutating func makeRoom(at now: Date) {
        buckets = buckets.filter { !$0.value.isFull(at: now) }
        guard buckets.count >= Self.capacity else { return }
        let fullest = buckets.sorted { $0.value.look(at: now).remaining > $1.value.look(at: now).remaining }
        for (key, _) in fullest.prefix(Self.capacity / 2) { buckets[key] = nil }
    }
}

extension TenantState {
    /// Counts a request against `limit`, where limits hold, and says so in headers.
    ///
    /// - Throws: `too_many_requests`.
    mutating func count(_ limit: RateLimit, _ subject: String = "", at now: Date) throws -> [String: String] {
        guard policy.rateLimits == .auth0 else { return [:] }
        let verdict = limits.take(limit, subject, at: now)
        guard verdict.isAllowed else { throw OAuthError.tooManyRequests(verdict) }
        return verdict.headers
    }
}

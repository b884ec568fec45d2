package import Auth0Crypto
package import Foundation

/// The keys that tenants sign with, kept for a while, so that a sign-in costs one request less.
///
/// An unknown key id leads to one new look at the tenant, since keys rotate; how often that may happen is limited,
/// so that made-up ids cannot be used against a tenant. A failed look is never kept.
package actor SigningKeyStore {
    /// The store of all clients that use the SDK's own transport.
    package static let shared = SigningKeyStore()

    private struct Entry {
        var keys: [String: RSAPublicKey]
        var fetchedAt: Date
    }

    private var entries: [TenantAddress: Entry] = [:]
    private var allowances: [TenantAddress: RefetchAllowance] = [:]
    private var lookups: [TenantAddress: Task<[String: RSAPublicKey], any Error>] = [:]
    private let lifetime: TimeInterval
    private let capacity: Int

    /// - Parameter lifetime: How long keys are trusted without a new look, in seconds.
    package init(lifetime: TimeInterval = 600, capacity: Int = 256) {
        self.lifetime = lifetime
        self.capacity = capacity
    }

    /// The key with this id; `nil` when the tenant has none.
    package func key(
        id: String,
        of tenant: TenantAddress,
        now: Date,
        fetch: @escaping @Sendable () async throws -> [String: RSAPublicKey]
    ) async throws -> RSAPublicKey? {
        if let entry = entries[tenant], abs(now.timeIntervalSince(entry.fetchedAt)) < lifetime {
            if let key = entry.keys[id] { return key }
            guard allowances[tenant, default: RefetchAllowance(now: now)].take(now: now) else { return nil }
        }
        return try await look(at: tenant, now: now, fetch: fetch)[id]
    }

    /// Callers that come while a look is under way share it.
    private func look(
        at tenant: TenantAddress,
        now: Date,
        fetch: @escaping @Sendable () async throws -> [String: RSAPublicKey]
    ) async throws -> [String: RSAPublicKey] {
        if let lookup = lookups[tenant] { return try await lookup.value }
        let lookup = Task { try await fetch() }
        lookups[tenant] = lookup
        defer { lookups[tenant] = nil }
        let keys = try await lookup.value
        if entries.count >= capacity, entries[tenant] == nil { forgetOldest() }
        entries[tenant] = Entry(keys: keys, fetchedAt: now)
        return keys
    }

    private func forgetOldest() {
        guard let oldest = entries.min(by: { $0.value.fetchedAt < $1.value.fetchedAt }) else { return }
        entries[oldest.key] = nil
        allowances[oldest.key] = nil
    }
}

/// How many looks for unknown key ids are left: five at once, one more every ten seconds.
struct RefetchAllowance {
    private static let burst = 5.0
    private static let secondsPerRefetch = 10.0

    private var left = Self.burst
    private var filledAt: Date

    init(now: Date) {
        filledAt = now
    }

    mutating func take(now: Date) -> Bool {
        left = min(Self.burst, left + max(0, now.timeIntervalSince(filledAt)) / Self.secondsPerRefetch)
        filledAt = now
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}

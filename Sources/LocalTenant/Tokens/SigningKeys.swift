import Auth0Crypto
import Dispatch
import FoundationEssentials

/// The keys that sign and the keys that are still published, newest first.
///
/// Making a key takes a fifth of a second, so the first is made when it is first wanted, off the thread pool; whoever
/// asks meanwhile waits for that one.
actor SigningKeys {
    /// How many stay published: tokens of earlier keys are valid until they expire.
    static let capacity = 4

    private var ring: [SigningKey]
    private var pending: Task<SigningKey, any Error>?
    /// How often the ring was replaced: a key that was begun before is no longer wanted.
    private var replacements = 0
    private let makeKey: @Sendable () throws -> RSAPrivateKey

    init(_ records: [SigningKeyRecord], makeKey: @escaping @Sendable () throws -> RSAPrivateKey) throws {
        ring = try Self.ring(of: records)
        self.makeKey = makeKey
    }

    /// The key that signs.
    ///
    /// One that had to be made is given to `save` before anybody gets it.
    func current(now: Date, save: @escaping Save) async throws -> SigningKey {
        if let key = ring.first { return key }
        return try await generate(now: now, save: save)
    }

    /// Every key that verifies.
    func published(now: Date, save: @escaping Save) async throws -> [SigningKey] {
        _ = try await current(now: now, save: save)
        return ring
    }

    /// Signs with a new key from now on.
    func rotate(revokingPrevious: Bool, now: Date, save: @escaping Save) async throws -> SigningKey {
        _ = try await current(now: now, save: save)
        let key = try await generate(now: now, save: save)
        if revokingPrevious {
            ring = [key]
            try save(try ring.map { try $0.record() })
        }
        return key
    }

    /// Takes over keys that were exported, or none for `nil`, once `commit` has stored them.
    ///
    /// - Throws: `invalid_request` for what is no RSA key with its private half; what `commit` throws.
    func replace(with records: [SigningKeyRecord]?, commit: @Sendable () throws -> Void) throws {
        guard let records else { return try commit() }
        guard let next = try? Self.ring(of: records) else {
            throw OAuthError.invalidRequest("A key is not a private RSA key of 2048 bits or more")
        }
        try commit()
        ring = next
        replacements += 1
    }

    /// Stores every key of the ring.
    typealias Save = @Sendable ([SigningKeyRecord]) throws -> Void

    private static func ring(of records: [SigningKeyRecord]) throws -> [SigningKey] {
        let keys = try records.map { try SigningKey($0) }
        return Array(keys.sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }.prefix(capacity))
    }

    private func generate(now: Date, save: @escaping Save) async throws -> SigningKey {
        if let pending { return try await pending.value }
        let task = Task {
            defer { pending = nil }
            let begunAfter = replacements
            let made = try await makeOffPool()
            if begunAfter != replacements, let key = ring.first { return key }
            // Always later than the one before, so that the order survives a clock that stands still.
            let createdAt = max(now, ring.first?.createdAt.addingTimeInterval(0.001) ?? now)
            let key = try SigningKey(made, createdAt: createdAt)
            let next = Array(([key] + ring).prefix(Self.capacity))
            try save(try next.map { try $0.record() })
            ring = next
            return key
        }
        pending = task
        return try await task.value
    }

    private func makeOffPool() async throws -> RSAPrivateKey {
        let makeKey = makeKey
        return try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                continuation.resume(with: Result { try makeKey() })
            }
        }
    }
}

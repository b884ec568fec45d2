import FoundationEssentials

/// The refresh tokens that descend from one sign-in, by their hashes.
///
/// Tokens come in generations. The newest generation works; the one before it works for the overlap, and what it is
/// exchanged for joins the newest. Anything older is theft or a mistake, and ends the family.
struct RefreshTokenFamily: Codable, Sendable, Equatable {
    enum Outcome: Sendable, Equatable {
        /// Void the old token and give out the replacement.
        case rotated
        /// The same token stays in use.
        case kept
        /// The family is over its time.
        case expired
        /// A voided token came back: revoke the family.
        case reused
        /// No token of this family.
        case unknown
    }

    /// How many voided tokens are remembered; an older one is then simply unknown, which is refused as well.
    static let rememberedTokens = 1_000

    private(set) var newest: [String]
    private(set) var previous: [String] = []
    private(set) var supersededAt: Date?
    private(set) var spent: [String] = []
    private(set) var isRotating: Bool
    let expiresAt: Date?
    private(set) var lastUsedAt: Date

    init(first hash: String, settings: RefreshTokenSettings, at now: Date) {
        newest = [hash]
        isRotating = settings.rotation
        expiresAt = settings.absoluteSeconds.map { now.addingTimeInterval(TimeInterval($0)) }
        lastUsedAt = now
    }

    /// Every hash by which the family can be found.
    var hashes: [String] { newest + previous + spent }

    func isOver(idleSeconds: Int?, at now: Date) -> Bool {
        if let expiresAt, now >= expiresAt { return true }
        if let idleSeconds, now >= lastUsedAt.addingTimeInterval(TimeInterval(idleSeconds)) { return true }
        return false
    }

    /// Presents the token with `hash`; where the outcome is `rotated`, `replacement` is now of the newest generation.
    mutating func exchange(
        _ hash: String,
        for replacement: String,
        settings: RefreshTokenSettings,
        at now: Date
    ) -> Outcome {
        guard !isOver(idleSeconds: settings.idleSeconds, at: now) else { return .expired }
        if newest.contains(hash) {
            lastUsedAt = now
            guard settings.rotation else { return .kept }
            isRotating = true
            spent = (spent + previous).suffix(Self.rememberedTokens)
            previous = newest
            newest = [replacement]
            supersededAt = now
            return .rotated
        }
        if previous.contains(hash) {
            let overlap = TimeInterval(settings.overlapSeconds)
            guard let supersededAt, settings.rotation, now < supersededAt.addingTimeInterval(overlap) else {
                return .reused
            }
            lastUsedAt = now
            newest = (newest + [replacement]).suffix(Self.rememberedTokens)
            return .rotated
        }
        return spent.contains(hash) ? .reused : .unknown
    }
}

import FoundationEssentials

/// That somebody is signed in in a browser, whatever application asks.
struct BrowserSession: Sendable, Equatable {
    /// Seven days, in seconds, however often it is used.
    static let lifetime: TimeInterval = 604_800
    /// Three days, in seconds, without use.
    static let idleLifetime: TimeInterval = 259_200

    let userID: String
    let connection: String
    let signedInAt: Date
    var lastUsedAt: Date

    func isIdleTooLong(at now: Date) -> Bool {
        now >= lastUsedAt.addingTimeInterval(Self.idleLifetime)
    }

    /// Whether it answers `request` without asking the person.
    func serves(_ request: AuthorizationRequest, at now: Date) -> Bool {
        guard request.prompt != .login, request.connections.contains(where: { $0.name == connection }) else {
            return false
        }
        guard let maxAge = request.maxAge else { return true }
        return now < signedInAt.addingTimeInterval(TimeInterval(maxAge))
    }
}

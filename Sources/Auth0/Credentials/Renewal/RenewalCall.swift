import Foundation

/// What a caller of `credentials` or `renew` wants; equal calls share one renewal.
struct RenewalCall: Hashable, Sendable {
    /// `nil` leaves the scope as it is.
    var scope: String?
    /// Seconds that the access token must still live.
    var minTTL: Int
    /// Whether tokens that are good enough are renewed all the same.
    var isForced = false
    var parameters: JSONObject = [:]
    var headers: [String: String] = [:]

    func isSatisfied(by stored: StoredCredentials, now: Date) -> Bool {
        !isForced && Lifetime.lasts(until: stored.expiresAt, minTTL: minTTL, now: now) && !changesScope(of: stored)
    }

    private func changesScope(of stored: StoredCredentials) -> Bool {
        guard let scope, let granted = stored.scope else { return false }
        return Set(Scope.names(scope.lowercased())) != Set(Scope.names(granted.lowercased()))
    }
}

/// What a caller of `apiCredentials` wants; equal calls share one exchange.
struct ExchangeCall: Hashable, Sendable {
    var audience: String
    var scope: String?
    var minTTL: Int
    var parameters: JSONObject = [:]
    var headers: [String: String] = [:]

    var key: APICredentialsKey { APICredentialsKey(audience: audience, scope: scope) }
}

/// Whether a token lives long enough.
enum Lifetime {
    static func lasts(until expiresAt: Date, minTTL: Int, now: Date) -> Bool {
        expiresAt > now && expiresAt >= now.addingTimeInterval(Double(minTTL))
    }

    /// What to report when even a new token does not.
    static func tooShort(_ expiresAt: Date, minTTL: Int, now: Date) -> CredentialsManagerError {
        let lifetime = Int(expiresAt.timeIntervalSince(now))
        return CredentialsManagerError(
            code: .largeMinTTL,
            detail: "A minTTL of \(minTTL) s was asked for, and new access tokens live \(lifetime) s. "
                + "They were stored. Ask for less, or raise the lifetime in the API's settings."
        )
    }
}

import Foundation

/// A signed-in person's tokens as they are stored.
struct StoredCredentials: Codable, Sendable, Equatable {
    var accessToken: String
    var tokenType: String
    var idToken: String
    var refreshToken: String?
    var expiresAt: Date
    var scope: String?
    var recoveryCode: String?
    /// When the session itself ends; pinned at the sign-in, so that no renewal moves it.
    var sessionExpiresAt: Date?

    init(_ credentials: Credentials) {
        accessToken = credentials.accessToken
        tokenType = credentials.tokenType
        idToken = credentials.idToken
        refreshToken = credentials.refreshToken
        expiresAt = credentials.expiresAt
        scope = credentials.scope
        recoveryCode = credentials.recoveryCode
    }

    var credentials: Credentials {
        Credentials(
            accessToken: accessToken,
            tokenType: tokenType,
            idToken: idToken,
            refreshToken: refreshToken,
            expiresAt: expiresAt,
            scope: scope,
            recoveryCode: recoveryCode
        )
    }

    /// The set after a renewal: what the answer leaves out keeps its value.
    func renewed(with answer: Credentials, requestedScope: String?) -> StoredCredentials {
        var renewed = StoredCredentials(answer)
        if renewed.idToken.isEmpty { renewed.idToken = idToken }
        renewed.refreshToken = answer.refreshToken.flatMap { $0.isEmpty ? nil : $0 } ?? refreshToken
        // A server names the scope only where it differs from what was asked for (RFC 6749, 5.1).
        renewed.scope = answer.scope ?? requestedScope ?? scope
        renewed.sessionExpiresAt = sessionExpiresAt ?? answer.sessionExpiresAt
        renewed.recoveryCode = answer.recoveryCode ?? recoveryCode
        return renewed
    }

    /// The set after an exchange for another API: its own access token stays.
    func exchanged(with answer: Credentials) -> StoredCredentials {
        var exchanged = self
        if let refreshToken = answer.refreshToken, !refreshToken.isEmpty { exchanged.refreshToken = refreshToken }
        if !answer.idToken.isEmpty { exchanged.idToken = answer.idToken }
        return exchanged
    }
}

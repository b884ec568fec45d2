package import Foundation

extension Credentials {
    /// Reads the answer of a token endpoint; its lifetime counts from `now`.
    package convenience init(_ answer: JSONObject, now: Date) {
        self.init(
            accessToken: answer["access_token"]?.string ?? "",
            tokenType: answer["token_type"]?.string ?? "",
            idToken: answer["id_token"]?.string ?? "",
            refreshToken: answer["refresh_token"]?.string.flatMap { $0.isEmpty ? nil : $0 },
            expiresAt: now.addingTimeInterval(answer["expires_in"]?.numeric ?? 0),
            scope: answer["scope"]?.string,
            recoveryCode: answer["recovery_code"]?.string
        )
    }
}

package import Foundation

/// What can be told of stored credentials without showing them.
package struct CredentialsSummary: Sendable, Equatable {
    package let expiresAt: Date
    package let scope: String?
    package let isRenewable: Bool
}

extension CredentialsManager {
    /// What is stored, without any token; `nil` when no one is signed in.
    ///
    /// - Throws: ``CredentialsManagerError`` when that cannot be told.
    package func summary() throws -> CredentialsSummary? {
        try keeper.current().map {
            CredentialsSummary(
                expiresAt: $0.expiresAt,
                scope: $0.scope,
                isRenewable: $0.refreshToken?.isEmpty == false
            )
        }
    }
}

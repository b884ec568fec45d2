import Foundation

/// What was set on a ``WebAuth``.
struct WebAuthOptions: Sendable {
    /// Those of `/authorize`, by their names; they win over what the SDK would send.
    var parameters: [String: String] = [:]
    /// `nil` for the default one and its spares.
    var redirectURL: URL?
    var authorizeURL: URL?
    var issuer: String?
    /// Seconds.
    var leeway = 60
    /// Seconds.
    var maxAge: Int?
    var organization: String?
    var invitationURL: URL?
    var provider: WebAuthProvider?
    var onClose: (@Sendable @MainActor () -> Void)?
    var credentialsManager: CredentialsManager?
}

import Auth0Loopback
import Foundation

/// A sign-out: `/v2/logout`, whose redirect says that the session in the browser is over.
struct SignOut: BrowserFlow {
    static let donePage = LoopbackPage(title: "You are signed out.", message: "You can close this window.")
    static let failedTitle = "You are not signed out."

    let pageURL: URL
    let credentialsManager: CredentialsManager?

    init(
        client: ClientContext,
        tenant: TenantAddress,
        redirectURL: URL,
        federated: Bool,
        credentialsManager: CredentialsManager?
    ) throws(WebAuthError) {
        let query = Query.encode([
            "client_id": .string(client.clientID), "returnTo": .string(redirectURL.absoluteString),
        ])
        do {
            // `federated` is a flag without a value.
            pageURL = try tenant.url(path: "v2/logout?" + (federated ? "federated&" : "") + query)
        } catch {
            throw WebAuthError(code: .other, cause: error)
        }
        self.credentialsManager = credentialsManager
    }

    /// The redirect carries nothing that could be checked.
    func read(_ callback: CallbackParameters) -> String { "" }

    func exchange(_ code: String) {}

    func keep(_ value: Void) async throws(WebAuthError) {
        guard let credentialsManager else { return }
        try await OffPool.run { () throws(WebAuthError) in
            do {
                try credentialsManager.clear()
            } catch {
                throw WebAuthError(code: .credentialsManagerError, cause: error)
            }
        }
    }
}

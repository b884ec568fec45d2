package import Foundation

/// Sign-in in the browser at one tenant.
package struct Auth0WebAuth: WebAuth, APIClient {
    package var client: ClientContext
    var options = WebAuthOptions()
    var world = WebAuthWorld()

    package init(client: ClientContext) {
        self.client = client
    }

    package var clientId: String { client.clientID }
    package var url: URL { client.url }
}

extension Auth0WebAuth {
    package func connection(_ connection: String) -> Self { parameters(["connection": connection]) }

    package func scope(_ scope: String) -> Self { parameters(["scope": scope]) }

    package func connectionScope(_ connectionScope: String) -> Self {
        parameters(["connection_scope": connectionScope])
    }

    package func state(_ state: String) -> Self { parameters(["state": state]) }

    package func nonce(_ nonce: String) -> Self { parameters(["nonce": nonce]) }

    package func audience(_ audience: String) -> Self { parameters(["audience": audience]) }

    package func parameters(_ parameters: [String: String]) -> Self {
        with { $0.parameters.merge(parameters) { $1 } }
    }

    package func headers(_ headers: [String: String]) -> Self { self }

    package func redirectURL(_ redirectURL: URL) -> Self { with { $0.redirectURL = redirectURL } }

    package func authorizeURL(_ authorizeURL: URL) -> Self { with { $0.authorizeURL = authorizeURL } }

    package func issuer(_ issuer: String) -> Self { with { $0.issuer = issuer } }

    package func leeway(_ leeway: Int) -> Self { with { $0.leeway = leeway } }

    package func maxAge(_ maxAge: Int) -> Self { with { $0.maxAge = maxAge } }

    package func useHTTPS() -> Self { self }

    package func useEphemeralSession() -> Self { self }

    package func invitationURL(_ invitationURL: URL) -> Self { with { $0.invitationURL = invitationURL } }

    package func organization(_ organization: String) -> Self { with { $0.organization = organization } }

    package func provider(_ provider: @escaping WebAuthProvider) -> Self { with { $0.provider = provider } }

    package func onClose(_ callback: (@Sendable @MainActor () -> Void)?) -> Self { with { $0.onClose = callback } }

    package func useCredentialsManager(_ credentialsManager: CredentialsManager) -> Self {
        with { $0.credentialsManager = credentialsManager }
    }

    private func with(_ change: (inout WebAuthOptions) -> Void) -> Self {
        var copy = self
        change(&copy.options)
        return copy
    }
}

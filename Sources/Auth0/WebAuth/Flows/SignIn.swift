import Auth0Crypto
import Auth0Loopback
import Foundation

/// A sign-in: `/authorize`, then the code for tokens, then the ID token's check.
struct SignIn: BrowserFlow {
    static let donePage = LoopbackPage(title: "You are signed in.", message: "You can close this window.")
    static let failedTitle = "You are not signed in."

    let request: AuthorizeRequest
    let client: ClientContext
    let credentialsManager: CredentialsManager?

    var pageURL: URL { request.url }

    /// The state first: before it fits, nothing that came in is believed, not even an error.
    func read(_ callback: CallbackParameters) throws(WebAuthError) -> String {
        guard !callback.isAmbiguous, let state = callback["state"], ConstantTime.equal(state, request.state) else {
            throw .unexpectedCallback
        }
        if callback["error"] != nil {
            throw WebAuthError(code: .authenticationFailed, cause: refusal(callback))
        }
        guard let code = callback["code"], !code.isEmpty else { throw .callbackWithoutCode }
        return code
    }

    private func refusal(_ callback: CallbackParameters) -> AuthenticationError {
        let body = callback.values.filter { $0.key != "state" && $0.key != "code" }
        return AuthenticationError(
            details: APIErrorDetails(
                body: body.mapValues { .string($0) },
                statusCode: 302,
                confidential: request.confidential
            )
        )
    }

    func exchange(_ code: String) async throws(WebAuthError) -> Credentials {
        let credentials: Credentials
        do {
            credentials = try await Auth0Authentication(client: client).codeExchange(
                withCode: code,
                codeVerifier: request.codeVerifier,
                redirectURI: request.redirectURL.absoluteString
            ).start()
        } catch {
            let isUnauthorized = (error as? AuthenticationError)?.details.message == "Unauthorized"
            throw isUnauthorized ? .exchangeUnauthorized : WebAuthError(code: .codeExchangeFailed, cause: error)
        }
        do {
            let validator = IDTokenValidator(expectation: request.expectation)
            try await validator.validate(credentials.idToken, now: client.now(), client: client)
        } catch {
            throw WebAuthError(code: .idTokenValidationFailed, cause: error)
        }
        return credentials
    }

    func keep(_ credentials: Credentials) async throws(WebAuthError) {
        guard let credentialsManager else { return }
        try await OffPool.run { () throws(WebAuthError) in
            do {
                try credentialsManager.store(credentials: credentials)
            } catch {
                throw WebAuthError(code: .credentialsManagerError, cause: error)
            }
        }
    }
}

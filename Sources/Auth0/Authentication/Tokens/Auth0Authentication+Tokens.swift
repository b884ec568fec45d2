extension Auth0Authentication {
    package func codeExchange(
        withCode code: String,
        codeVerifier: String,
        redirectURI: String
    ) -> any TokenRequestable<Credentials, AuthenticationError> {
        TokenRequest<AuthenticationError>(
            client,
            grantType: "authorization_code",
            parameters: [
                "code": .string(code), "code_verifier": .string(codeVerifier), "redirect_uri": .string(redirectURI),
            ]
        )
    }

    package func renew(
        withRefreshToken refreshToken: String,
        audience: String?,
        scope: String?
    ) -> any TokenRequestable<Credentials, AuthenticationError> {
        var parameters: JSONObject = ["refresh_token": .string(refreshToken)]
        parameters["audience"] = audience.map { .string($0) }
        if let scope {
            parameters["scope"] = .string(audience == nil ? scope : Scope.includingOpenID(scope))
        }
        return TokenRequest<AuthenticationError>(client, grantType: "refresh_token", parameters: parameters)
    }

    package func revoke(refreshToken: String) -> any Requestable<Void, AuthenticationError> {
        APIRequest(
            client,
            "POST",
            "oauth/revoke",
            parameters: ["token": .string(refreshToken), "client_id": .string(client.clientID)],
            decode: { _ in }
        )
    }
}

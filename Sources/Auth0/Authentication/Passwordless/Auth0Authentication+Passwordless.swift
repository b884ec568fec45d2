extension Auth0Authentication {
    package func startPasswordless(
        email: String,
        type: PasswordlessType,
        connection: String
    ) -> any Requestable<Void, AuthenticationError> {
        start(identifier: "email", value: email, type: type, connection: connection)
    }

    package func startPasswordless(
        phoneNumber: String,
        type: PasswordlessType,
        connection: String
    ) -> any Requestable<Void, AuthenticationError> {
        start(identifier: "phone_number", value: phoneNumber, type: type, connection: connection)
    }

    package func login(
        email: String,
        code: String,
        audience: String?,
        scope: String,
        connection: String
    ) -> any TokenRequestable<Credentials, AuthenticationError> {
        login(username: email, code: code, audience: audience, scope: scope, realm: connection)
    }

    package func login(
        phoneNumber: String,
        code: String,
        audience: String?,
        scope: String,
        connection: String
    ) -> any TokenRequestable<Credentials, AuthenticationError> {
        login(username: phoneNumber, code: code, audience: audience, scope: scope, realm: connection)
    }

    private func start(
        identifier: String,
        value: String,
        type: PasswordlessType,
        connection: String
    ) -> APIRequest<Void, AuthenticationError> {
        APIRequest(
            client,
            "POST",
            "passwordless/start",
            parameters: [
                identifier: .string(PasswordlessInput.trimmed(value)),
                "connection": .string(connection),
                "send": .string(type.rawValue),
                "client_id": .string(client.clientID),
            ],
            checks: [
                PasswordlessInput.refuseEmpty(identifier),
                PasswordlessInput.refuseUnreachableLink(type),
            ],
            // The body says nothing that a caller needs, and some servers leave it empty.
            decode: { _ in }
        )
    }

    private func login(
        username: String,
        code: String,
        audience: String?,
        scope: String,
        realm: String
    ) -> TokenRequest<AuthenticationError> {
        var parameters: JSONObject = [
            "username": .string(PasswordlessInput.trimmed(username)),
            "otp": .string(PasswordlessInput.trimmed(code)),
            "realm": .string(realm),
            "scope": .string(Scope.includingOpenID(scope)),
        ]
        if let audience { parameters["audience"] = .string(audience) }
        return TokenRequest(
            client,
            grantType: "http://auth0.com/oauth/grant-type/passwordless/otp",
            parameters: parameters,
            checks: [PasswordlessInput.refuseEmpty("username"), PasswordlessInput.refuseEmpty("otp")]
        )
    }
}

/// `GET /.well-known/openid-configuration` and its OAuth alias: what is where, as far as it is emulated.
enum OpenIDConfiguration {
    static let route = Route("GET", "/.well-known/openid-configuration", handler: answer)
    static let alias = Route("GET", "/.well-known/oauth-authorization-server", handler: answer)

    private static let answer: Route.Handler = { _, tenant in
        try .json(document(tenant.issuer))
    }

    static func document(_ issuer: Issuer) -> [String: JSONValue] {
        func address(_ path: String) -> JSONValue { .string(issuer.address(of: path)) }
        func list(_ names: [String]) -> JSONValue { .array(names.map { .string($0) }) }
        return [
            "issuer": .string(issuer.text),
            "authorization_endpoint": address("authorize"),
            "token_endpoint": address("oauth/token"),
            "device_authorization_endpoint": address("oauth/device/code"),
            "userinfo_endpoint": address("userinfo"),
            "mfa_challenge_endpoint": address("mfa/challenge"),
            "jwks_uri": address(".well-known/jwks.json"),
            "registration_endpoint": address("oidc/register"),
            "revocation_endpoint": address("oauth/revoke"),
            "scopes_supported": list(Scopes.standard + ["name", "nickname", "picture", "created_at", "identities"]),
            "response_types_supported": ["code"],
            "response_modes_supported": ["query"],
            "code_challenge_methods_supported": ["S256"],
            "subject_types_supported": ["public"],
            "id_token_signing_alg_values_supported": ["RS256"],
            "token_endpoint_auth_methods_supported": ["client_secret_basic", "client_secret_post", "none"],
            "claims_supported": [
                "aud", "auth_time", "email", "email_verified", "exp", "family_name", "given_name", "iat", "iss",
                "name", "nickname", "phone_number", "phone_number_verified", "picture", "sid", "sub",
            ],
            "request_uri_parameter_supported": false,
            "request_parameter_supported": false,
        ]
    }
}

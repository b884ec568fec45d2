/// `POST /oauth/token`: a sign-in or a renewal, by grant type.
enum TokenEndpoint {
    /// What a grant has to go by.
    struct Context: Sendable {
        let request: TenantRequest
        let parameters: Parameters
        let client: TenantClient
        let tenant: Tenant
    }

    typealias Grant = @Sendable (Context) async throws -> TokenReply

    /// Every grant that this tenant emulates.
    ///
    /// A new one is a file of its own and one entry here.
    static let grants: [GrantType: Grant] = [
        .passwordlessOTP: PasswordlessOTPGrant.answer,
        .refreshToken: RefreshTokenGrant.answer,
        .authorizationCode: AuthorizationCodeGrant.answer,
        .mfaOTP: MFAOTPGrant.answer,
        .mfaOOB: MFAOOBGrant.answer,
        .mfaRecoveryCode: MFARecoveryCodeGrant.answer,
    ]

    static let route = Route("POST", "/oauth/token", limit: .token) { request, tenant in
        // A bearer token in answer to a proof would look as if the proof had been checked.
        if request.header("dpop") != nil { throw OAuthError.invalidRequest("This local tenant does not emulate DPoP") }
        let parameters = try request.bodyParameters()
        let name = try parameters.required("grant_type")
        let client = try tenant.configuration.authenticatedClient(request, parameters)
        let type = GrantType(rawValue: name)
        guard let grant = grants[type] else { throw OAuthError.unsupportedGrant(name) }
        guard client.grants.contains(type) else { throw OAuthError.grantNotAllowed(type) }
        let reply = try await grant(
            Context(request: request, parameters: parameters, client: client, tenant: tenant)
        )
        return try .json(reply, headers: ["Cache-Control": "no-store", "Pragma": "no-cache"])
    }
}

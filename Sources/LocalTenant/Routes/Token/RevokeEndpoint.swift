/// `POST /oauth/revoke`: ends what a refresh token stands for (RFC 7009).
enum RevokeEndpoint {
    static let route = Route("POST", "/oauth/revoke") { request, tenant in
        let parameters = try request.bodyParameters()
        let client: TenantClient
        do {
            client = try tenant.configuration.authenticatedClient(request, parameters)
        } catch let error as OAuthError where error == .unknownClient {
            throw OAuthError.badClientSecret
        }
        let token = try parameters.required("token")
        try tenant.transaction { state, _ in
            // A token that is unknown, revoked already or another client's is answered alike.
            guard let grant = state.grants.grant(withToken: Hash.of(token)), grant.clientID == client.id else { return }
            state.grants[grant.id] = nil
            guard state.policy.revocationEndsGrant else { return }
            state.grants.remove {
                $0.userID == grant.userID && $0.clientID == grant.clientID && $0.audience == grant.audience
            }
        }
        return TenantResponse()
    }
}

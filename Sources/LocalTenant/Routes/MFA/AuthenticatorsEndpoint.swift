/// `GET /mfa/authenticators` and `DELETE /mfa/authenticators/{id}`: what a person can prove, and to forget one.
enum AuthenticatorsEndpoint {
    static let list = Route("GET", "/mfa/authenticators") { request, tenant in
        let credential = try await MFACredential(bearer: request, tenant)
        let methods = try tenant.transaction { state, now in
            let session = try state.session(credential, at: now)
            try session.require("read:authenticators")
            return state.secondFactors(of: session.user.id)
        }
        return try .json(methods.map(Authenticator.init), headers: ["Cache-Control": "no-store"])
    }

    static let remove = Route("DELETE", "/mfa/authenticators/{id}") { request, tenant in
        let credential = try await MFACredential(bearer: request, tenant)
        guard case .accessToken = credential else { throw OAuthError.mfaAccessTokenNeeded }
        let id = request.pathParameters["id"] ?? ""
        try tenant.transaction { state, now in
            let session = try state.session(credential, at: now)
            try session.require("remove:authenticators")
            guard
                let method = state.methods.methods(of: session.user.id).first(where: {
                    $0.factor.isSecondFactor && Authenticator.names(id, $0)
                })
            else { throw OAuthError.unknownAuthenticator }
            state.methods[method.id] = nil
        }
        return TenantResponse(status: 204)
    }
}

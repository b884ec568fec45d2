import FoundationEssentials

/// `POST /me/v1/authentication-methods/{id}/verify`: ends an enrolment.
enum VerifyMethod {
    static let answer: MyAccountEndpoint.Handler = { call in
        let body = try MyAccountBody(call.request)
        let session = try body.required("auth_session")
        let tenant = call.tenant
        let (method, issuer) = try call.decide { state, user, now in
            let found = state.enrolments.find(Hash.of(session), of: user.id, on: .myAccount, at: now)
            guard let enrolment = found, enrolment.pathID == call.methodID else { throw Problem.invalidSession }
            let method: AuthenticationMethod
            switch enrolment.candidate {
            case .passkey(let challenge):
                method = try state.passkey(
                    body,
                    challenge: challenge,
                    user: user,
                    userAgent: call.request.header("user-agent"),
                    tenant: tenant,
                    at: now
                )
            case .method(var candidate, let challenge):
                let code = try code(body, for: challenge)
                do throws(ChallengeRefusal) {
                    try state.meet(challenge, with: &candidate, code: code, at: now)
                } catch {
                    if error == .denied { state.enrolments.end(enrolment.id) }
                    throw error
                }
                method = candidate
            }
            return (try state.finish(enrolment, as: method, at: now), state.issuer)
        }
        return try .json(method.json, status: 201, headers: ["Location": issuer.address(ofMethod: method.id)])
    }

    private static func code(_ body: MyAccountBody, for challenge: Challenge) throws -> String? {
        switch challenge {
        case .code, .totp:
            try body.allow("auth_session", "otp_code")
            return try body.required("otp_code")
        case .push, .word:
            try body.allow("auth_session")
            return nil
        }
    }
}

extension Enrolment {
    /// How the path names it.
    fileprivate var pathID: String {
        switch candidate {
        case .passkey: PasskeyOptions.newID
        case .method(let method, _): method.id
        }
    }
}

extension TenantState {
    /// The passkey that the authenticator's answer proves.
    fileprivate func passkey(
        _ body: MyAccountBody,
        challenge: Data,
        user: TenantUser,
        userAgent: String?,
        tenant: Tenant,
        at now: Date
    ) throws -> AuthenticationMethod {
        try body.allow("auth_session", "authn_response")
        let settings = tenant.configuration.passkeys
        let answer = try PasskeyAnswer(body.object("authn_response"))
        let passkey = Passkey(
            try answer.verify(challenge: challenge, settings: settings),
            userHandle: secret[TenantSecret.onlyID]?.userHandle(for: user.id) ?? "",
            relyingPartyID: settings.relyingPartyID,
            transports: answer.transports,
            userAgent: userAgent
        )
        guard !methods.hasPasskey(passkey.credentialID) else {
            throw Problem.badPasskey("The passkey is registered already; use it, or make another one")
        }
        return AuthenticationMethod(
            device: AuthenticationMethod.newDevice(tenant.environment.random),
            userID: user.id,
            proof: .passkey(credential: passkey),
            at: now
        )
    }
}

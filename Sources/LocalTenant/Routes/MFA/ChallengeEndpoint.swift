import Auth0Crypto
import FoundationEssentials

/// `POST /mfa/challenge`: asks for a proof of what is enrolled; sends a code or a push notification if need be.
enum ChallengeEndpoint {
    static let route = Route("POST", "/mfa/challenge") { request, tenant in
        let parameters = try request.bodyParameters()
        let token = try parameters.required("mfa_token")
        let client = try tenant.configuration.authenticatedClient(request, parameters)
        let ask = try Ask(parameters)
        let credential = try await MFACredential(token, tenant)
        let answer = try tenant.transaction { state, now in
            let session = try state.session(credential, at: now)
            guard session.clientID == client.id else { throw OAuthError.mfaTokenMalformed }
            return try state.challenge(session, ask, tenant: tenant, at: now)
        }
        return try .json(answer, headers: ["Cache-Control": "no-store"])
    }

    /// What was asked for.
    struct Ask: Sendable {
        let types: [String]
        let authenticatorID: String?
        let channel: String?

        init(_ parameters: Parameters) throws {
            let known = ["otp", "oob"]
            let named = try parameters.string("challenge_type")
            types = named.map { Scopes.parse($0) } ?? known
            authenticatorID = try parameters.string("authenticator_id")
            channel = try parameters.string("oob_channel")
            guard types.contains(where: known.contains) else { throw OAuthError.unsupportedChallengeType }
        }

        /// Whether `method` would do.
        func allows(_ method: AuthenticationMethod) -> Bool {
            if let authenticatorID, !Authenticator.names(authenticatorID, method) { return false }
            guard types.contains(Authenticator(method).kind) else { return false }
            guard let channel else { return true }
            if case .phone = method.proof { return channel == "sms" || channel == "voice" }
            return channel == Authenticator(method).channel
        }

        /// Over which channel a phone gets its code, where the request says so.
        var phoneChannel: AuthenticationMethod.PhoneChannel? {
            let name = channel ?? authenticatorID.map { String($0.prefix { $0 != "|" }) }
            return name.flatMap(AuthenticationMethod.PhoneChannel.init)
        }
    }
}

extension TenantState {
    fileprivate mutating func challenge(
        _ session: MFASession,
        _ ask: ChallengeEndpoint.Ask,
        tenant: Tenant,
        at now: Date
    ) throws -> [String: JSONValue] {
        let factors = secondFactors(of: session.user.id)
        guard !factors.isEmpty else { throw OAuthError.associationRequired }
        if let id = ask.authenticatorID, !factors.contains(where: { Authenticator.names(id, $0) }) {
            throw OAuthError.invalidRequest("authenticator_id is not one of this person's")
        }
        // The one that was used last.
        let candidates = factors.filter(ask.allows)
        guard let method = candidates.max(by: { ($0.lastAuthAt ?? $0.createdAt) < ($1.lastAuthAt ?? $1.createdAt) })
        else { throw OAuthError.unsupportedChallengeType }
        if case .totp = method.proof { return ["challenge_type": "otp"] }
        let challenge: Challenge
        do throws(EnrolmentRefusal) {
            challenge = try self.challenge(
                method,
                of: session.user,
                for: .signIn,
                over: ask.phoneChannel,
                tenant: tenant,
                at: now
            )
        } catch {
            throw OAuthError(error)
        }
        let code = tenant.environment.random.token(bytes: 32)
        challenges.begin(
            OpenChallenge(
                id: Hash.of(code),
                session: session.id,
                userID: session.user.id,
                methodID: method.id,
                challenge: challenge,
                startedAt: now
            ),
            at: now
        )
        var answer: [String: JSONValue] = ["challenge_type": "oob", "oob_code": .string(code)]
        if case .code = challenge { answer["binding_method"] = "prompt" }
        return answer
    }
}

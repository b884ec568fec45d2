import FoundationEssentials

/// A code that was sent, or an approval: of what is enrolled, or of what it thereby confirms.
enum MFAOOBGrant {
    static let answer: TokenEndpoint.Grant = { context in
        let oobCode = try context.parameters.required("oob_code")
        let bindingCode = try context.parameters.string("binding_code")
        return try await MFAGrant.answer(context, wrong: .wrongBindingCode) { state, session, now in
            try state.prove(oobCode, bindingCode, session, at: now)
            return nil
        }
    }
}

extension TenantState {
    fileprivate mutating func prove(
        _ oobCode: String,
        _ bindingCode: String?,
        _ session: MFASession,
        at now: Date
    ) throws {
        let id = Hash.of(oobCode)
        if let open = challenges.find(id, session: session.id, at: now), var method = methods[open.methodID] {
            guard policy.factors[method.factor] else { throw EnrolmentRefusal.disabled(method.factor) }
            try meet(open.challenge, with: &method, bindingCode, at: now) { $0.challenges.end(id) }
            use(method, at: now)
            challenges.end(id)
        } else if let enrolment = enrolments.find(id, of: session.user.id, on: session.road, at: now),
            case .method(var method, let challenge) = enrolment.candidate
        {
            try meet(challenge, with: &method, bindingCode, at: now) { $0.enrolments.end(id) }
            _ = try finish(enrolment, as: method, at: now)
            enrolTOTP(beside: method, at: now)
        } else {
            throw OAuthError.unknownOOBCode
        }
    }

    /// Meets the challenge; `giveUp` ends what was denied.
    private mutating func meet(
        _ challenge: Challenge,
        with method: inout AuthenticationMethod,
        _ bindingCode: String?,
        at now: Date,
        giveUp: (inout TenantState) -> Void
    ) throws {
        if case .code = challenge, bindingCode == nil { throw OAuthError.missingParameter("binding_code") }
        do {
            try meet(challenge, with: &method, code: bindingCode, at: now)
        } catch {
            if error == .denied { giveUp(&self) }
            throw error
        }
    }

    /// The app that takes push notifications computes codes as well.
    private mutating func enrolTOTP(beside method: AuthenticationMethod, at now: Date) {
        guard case .push(let secret) = method.proof, policy.factors[.totp],
            !secondFactors(of: method.userID).contains(where: { $0.factor == .totp })
        else { return }
        let companion = AuthenticationMethod(
            device: method.device,
            userID: method.userID,
            proof: .totp(secret: secret, spentStep: nil),
            at: now
        )
        guard methods.hasRoom(for: companion) else { return }
        methods.confirm(companion)
    }
}

import FoundationEssentials

/// A code of an authenticator app: of one that is enrolled, or of one that it thereby confirms.
enum MFAOTPGrant {
    static let answer: TokenEndpoint.Grant = { context in
        let code = try context.parameters.required("otp")
        return try await MFAGrant.answer(context, wrong: .wrongOTP) { state, session, now in
            try state.prove(code, session, at: now)
            return nil
        }
    }
}

extension TenantState {
    fileprivate mutating func prove(_ code: String, _ session: MFASession, at now: Date) throws {
        let userID = session.user.id
        try guardTries(of: userID, at: now)
        if let method = secondFactors(of: userID).lazy.compactMap({ $0.proven(byTOTP: code, at: now) }).first {
            limits.forget(.mfaFailures, userID)
            return use(method, at: now)
        }
        for enrolment in enrolments.all(of: userID, on: session.road, at: now) {
            guard case .method(let candidate, .totp) = enrolment.candidate,
                let method = candidate.proven(byTOTP: code, at: now)
            else { continue }
            limits.forget(.mfaFailures, userID)
            _ = try finish(enrolment, as: method, at: now)
            return
        }
        throw countWrongTry(of: userID, at: now)
    }
}

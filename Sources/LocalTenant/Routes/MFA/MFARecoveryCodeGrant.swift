import Auth0Crypto
import FoundationEssentials

/// A recovery code: it works once, and the answer has the one that takes its place.
enum MFARecoveryCodeGrant {
    static let answer: TokenEndpoint.Grant = { context in
        let code = try context.parameters.required("recovery_code")
        let replacement = RecoveryCode.make(context.tenant.environment.random)
        return try await MFAGrant.answer(context, wrong: .mfaRejected) { state, session, now in
            try state.prove(code, session, replacement: replacement, at: now)
            return replacement
        }
    }
}

extension TenantState {
    fileprivate mutating func prove(
        _ code: String,
        _ session: MFASession,
        replacement: String,
        at now: Date
    ) throws(ChallengeRefusal) {
        try guardTries(of: session.user.id, at: now)
        let presented = RecoveryCode.hash(code)
        for var method in secondFactors(of: session.user.id) {
            guard case .recoveryCode(let hash) = method.proof, ConstantTime.equal(hash, presented) else { continue }
            method.proof = .recoveryCode(hash: RecoveryCode.hash(replacement))
            limits.forget(.mfaFailures, session.user.id)
            use(method, at: now)
            return
        }
        throw countWrongTry(of: session.user.id, at: now)
    }
}

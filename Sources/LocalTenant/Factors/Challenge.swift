import Auth0Crypto
import FoundationEssentials

/// What a person has to bring to prove a method, when it is enrolled and later.
enum Challenge: Sendable, Equatable {
    /// The code that was sent.
    case code(OneTimeCode)
    /// A code that the app computes.
    case totp
    /// The approval of this push request.
    case push(requestID: String)
    /// Nothing but the person's word.
    case word
}

/// Why a challenge was not met.
enum ChallengeRefusal: Error, Sendable, Equatable {
    case wrong
    case expired
    /// Answered with no, or not in time.
    case denied
    case pending
    /// Pending, and asked too soon.
    case tooSoon
    case tooManyTries(TokenBucket.Verdict)
}

extension AuthenticationMethod {
    /// This method with the code's step of time noted as spent; `nil` where the code is wrong or it computes none.
    func proven(byTOTP code: String, at now: Date) -> AuthenticationMethod? {
        guard case .totp(let secret, let spent) = proof, let key = Base32.decode(secret),
            let step = TOTP.step(of: code, secret: key, at: now, after: spent)
        else { return nil }
        var proven = self
        proven.proof = .totp(secret: secret, spentStep: step)
        return proven
    }
}

extension TenantState {
    /// Decides whether `method` is proven, and notes in it what must not be used again.
    mutating func meet(
        _ challenge: Challenge,
        with method: inout AuthenticationMethod,
        code: String?,
        at now: Date
    ) throws(ChallengeRefusal) {
        switch challenge {
        case .word:
            return
        case .push(let requestID):
            switch pushes.poll(requestID, at: now) {
            case .approved: return
            case .denied, .gone: throw .denied
            case .pending: throw .pending
            case .tooSoon: throw .tooSoon
            }
        case .code(let sent):
            try guardTries(of: method.userID, at: now)
            switch sent.verdict(on: code ?? "", at: now) {
            case .right: break
            case .wrong: throw countWrongTry(of: method.userID, at: now)
            case .expired: throw .expired
            }
        case .totp:
            try guardTries(of: method.userID, at: now)
            guard let proven = method.proven(byTOTP: code ?? "", at: now) else {
                throw countWrongTry(of: method.userID, at: now)
            }
            method = proven
        }
        limits.forget(.mfaFailures, method.userID)
    }

    /// - Throws: ``ChallengeRefusal/tooManyTries(_:)`` while there are no tries left.
    func guardTries(of userID: String, at now: Date) throws(ChallengeRefusal) {
        let verdict = limits.look(.mfaFailures, userID, at: now)
        guard verdict.isAllowed else { throw .tooManyTries(verdict) }
    }

    /// Uses up a try.
    mutating func countWrongTry(of userID: String, at now: Date) -> ChallengeRefusal {
        _ = limits.take(.mfaFailures, userID, at: now)
        return .wrong
    }
}

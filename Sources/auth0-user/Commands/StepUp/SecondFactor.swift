import Auth0
import Foundation

/// Proves a further factor where the tenant asks for one: with the code of `--otp`, else at a terminal.
struct SecondFactor {
    typealias Proof = any TokenRequestable<Credentials, MFAVerifyError>
    /// Makes the request that proves the factor; throws what it threw, or a manager's error around that.
    typealias Use = (Proof) async throws -> Credentials

    let client: any MFAClient
    let console: Console
    let otp: String?

    init(_ arguments: inout Arguments, _ settings: Settings, _ console: Console) throws {
        client = Auth0.mfa(clientId: settings.clientID, domain: settings.domain)
        otp = try arguments.takeValue("--otp").map(Passcode.normalized)
        self.console = console
    }

    /// The credentials of a sign-in.
    func signIn(_ request: any TokenRequestable<Credentials, AuthenticationError>) async throws -> Credentials {
        do {
            return try await request.start()
        } catch let error as AuthenticationError {
            guard let payload = error.mfaRequiredErrorPayload else { throw error }
            return try await prove(payload) { try await $0.start() }
        }
    }

    /// A token for an API.
    func token(
        _ manager: CredentialsManager,
        audience: String,
        scope: String?,
        minTTL: Int = 60
    ) async throws -> String {
        do {
            return try await manager.apiCredentials(forAudience: audience, scope: scope, minTTL: minTTL).accessToken
        } catch let error as CredentialsManagerError {
            guard let payload = (error.cause as? AuthenticationError)?.mfaRequiredErrorPayload else { throw error }
            return try await prove(payload) { proof in
                try await manager.exchange(forAudience: audience, scope: scope, proving: proof)
            }
            .accessToken
        }
    }

    private func prove(_ payload: MFARequiredErrorPayload, _ use: Use) async throws -> Credentials {
        let token = payload.mfaToken
        let kinds = payload.mfaRequirements.challenge?.map(\.type) ?? []
        let answer: Credentials
        if kinds.isEmpty, payload.mfaRequirements.enroll?.isEmpty == false {
            answer = try await enroll(token, use)
        } else if let otp {
            answer = try await attempt(client.verify(otp: otp, mfaToken: token), use)
        } else {
            guard console.isInteractive else { throw FactorNeeded.proof }
            let authenticators = try await client.getAuthenticators(mfaToken: token, factorsAllowed: kinds).start()
            answer = try await prove(try choose(authenticators), token, use)
        }
        if let code = answer.recoveryCode { RecoveryCodeNotice.show(code, console) }
        return answer
    }

    private func choose(_ authenticators: [Authenticator]) throws -> Authenticator {
        let known = authenticators.filter { Way($0) != nil }
        guard let first = known.first else { throw FactorNeeded.unknownKinds }
        guard known.count > 1 else { return first }
        console.note("The tenant asks for a further factor:")
        for (index, authenticator) in known.enumerated() {
            console.note(
                "  \(index + 1)  \(Way(authenticator)?.words ?? "")\(authenticator.name.map { " " + $0 } ?? "")"
            )
        }
        while let typed = console.ask("Which one? [1] ") {
            if typed.isEmpty { return first }
            if let number = Int(typed), known.indices.contains(number - 1) { return known[number - 1] }
        }
        throw FactorNeeded.proof
    }

    private func prove(_ authenticator: Authenticator, _ token: String, _ use: Use) async throws -> Credentials {
        switch Way(authenticator) {
        case .app?, nil:
            return try await askUntilRight("Code of your authenticator app: ", use) {
                client.verify(otp: Passcode.normalized($0), mfaToken: token)
            }
        case .recoveryCode?:
            return try await askUntilRight("Recovery code: ", use) { client.verify(recoveryCode: $0, mfaToken: token) }
        case .sentCode?:
            let challenge = try await client.challenge(with: authenticator.id, mfaToken: token).start()
            console.note("A code was sent\(authenticator.name.map { " to " + $0 } ?? "").")
            return try await askUntilRight("Code: ", use) {
                client.verify(oobCode: challenge.oobCode, bindingCode: Passcode.normalized($0), mfaToken: token)
            }
        case .push?:
            let challenge = try await client.challenge(with: authenticator.id, mfaToken: token).start()
            console.note("Approve the request on your device.")
            let proof = client.verify(oobCode: challenge.oobCode, bindingCode: nil, mfaToken: token)
            return try await Approval().wait {
                do {
                    return try await attempt(proof, use)
                } catch let error as MFAVerifyError where error.isAuthorizationPending {
                    return nil
                }
            }
        }
    }

    private func enroll(_ token: String, _ use: Use) async throws -> Credentials {
        guard console.isInteractive else { throw FactorNeeded.enrollment }
        let challenge: OTPMFAEnrollmentChallenge = try await client.enroll(mfaToken: token).start()
        console.note("The tenant asks for a further factor, and you have none yet. Add this to an authenticator app.")
        console.show(qrCodeOf: challenge.barcodeUri, key: challenge.secret)
        let answer = try await askUntilRight("Code that the app shows: ", use) {
            client.verify(otp: Passcode.normalized($0), mfaToken: token)
        }
        for code in challenge.recoveryCodes ?? [] { RecoveryCodeNotice.show(code, console) }
        return answer
    }

    private func askUntilRight(
        _ question: String,
        _ use: Use,
        _ proof: (String) -> Proof
    ) async throws -> Credentials {
        while let typed = console.ask(question) {
            guard !typed.isEmpty else { continue }
            do {
                return try await attempt(proof(typed), use)
            } catch let error as MFAVerifyError where error.isWrongCode {
                console.note("That code is not right.")
            }
        }
        console.note("")
        throw FactorNeeded.proof
    }

    /// The proof's own error, where a credentials manager has put its own around it.
    private func attempt(_ proof: Proof, _ use: Use) async throws -> Credentials {
        do {
            return try await use(proof)
        } catch let error as CredentialsManagerError {
            if let cause = error.cause as? MFAVerifyError { throw cause }
            throw error
        }
    }
}

/// How a factor is proven.
private enum Way {
    case app
    case recoveryCode
    case sentCode
    case push

    init?(_ authenticator: Authenticator) {
        switch authenticator.authenticatorType {
        case "otp": self = .app
        case "recovery-code": self = .recoveryCode
        case "oob": self = authenticator.oobChannel == "auth0" ? .push : .sentCode
        default: return nil
        }
    }

    var words: String {
        switch self {
        case .app: "a code of your authenticator app"
        case .recoveryCode: "your recovery code"
        case .sentCode: "a code sent to"
        case .push: "an approval on your device"
        }
    }
}

extension MFAVerifyError {
    fileprivate var isWrongCode: Bool { isMultifactorCodeInvalid && !isAuthorizationRejected }
}

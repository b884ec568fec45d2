import Auth0
import Foundation

// Never run: it is compiled, outside the package, where a member that is not really public is out of reach.

func signIn(code: String, askForCode: @Sendable () async -> String) async throws -> Credentials {
    let authentication = Auth0.authentication(clientId: "local-client", domain: "localhost:1")
    do {
        return try await authentication.login(email: "ana@example.com", code: code).start()
    } catch let error as AuthenticationError where error.isMultifactorRequired {
        guard let required = error.mfaRequiredErrorPayload else { throw error }
        return try await signIn(with: required, askForCode: askForCode)
    }
}

func signIn(
    with required: MFARequiredErrorPayload,
    askForCode: @Sendable () async -> String
) async throws -> Credentials {
    let mfa = Auth0.mfa(clientId: "local-client", domain: "localhost:1")
    do {
        let allowed = required.mfaRequirements.challenge?.map(\.type) ?? ["otp"]
        let factors = try await mfa.getAuthenticators(mfaToken: required.mfaToken, factorsAllowed: allowed).start()
        guard let factor = factors.first(where: \.active) else {
            let challenge: OTPMFAEnrollmentChallenge = try await mfa.enroll(mfaToken: required.mfaToken).start()
            print(challenge.barcodeUri, challenge.recoveryCodes ?? [])
            return try await mfa.verify(otp: askForCode(), mfaToken: required.mfaToken).validateClaims().start()
        }
        let challenge = try await mfa.challenge(with: factor.id, mfaToken: required.mfaToken).start()
        return try await mfa.verify(
            oobCode: challenge.oobCode,
            bindingCode: challenge.bindingMethod == "prompt" ? askForCode() : nil,
            mfaToken: required.mfaToken
        ).start()
    } catch let error as MfaChallengeError where error.isMultifactorEnrollRequired {
        throw error
    } catch let error as MFAVerifyError where error.isMultifactorCodeInvalid || error.isAuthorizationPending {
        print(error.isAuthorizationRejected, error.isNetworkError, error.code, error.cause as Any)
        throw error
    } catch let error as any MultifactorError where error.isMultifactorTokenInvalid || error.isRateLimited {
        print(error.retryAfter as Any)
        throw error
    }
}

struct SoftwarePasskey: NewPasskey {
    let credentialID: Data
    let attachment: AuthenticatorAttachment?
    let rawClientDataJSON: Data
    let rawAttestationObject: Data?
}

func manage(token: String, passkey: SoftwarePasskey) async throws {
    let methods = Auth0.myAccount(token: token, domain: "localhost:1").authenticationMethods
    do {
        let challenge = try await methods.passkeyEnrollmentChallenge().start()
        print(challenge.excludedCredentialIds.count, challenge.creationOptionsJSON.count)
        let enrolled = try await methods.enroll(passkey: passkey, challenge: challenge).start()
        print(enrolled.credential.deviceType, enrolled.createdAt)
        for method in try await methods.getAuthenticationMethods(type: .totp).start() where method.kind == .totp {
            try await methods.deleteAuthenticationMethod(by: method.id).start()
        }
    } catch let error as MyAccountError where error.isRateLimited || error.cause is MissingLocationError {
        print(error.title, error.detail, error.message, error.retryAfter as Any, error.validationErrors ?? [])
        throw error
    } catch let error as MyAccountError where error.cause is InvalidInputError {
        throw error
    }
}

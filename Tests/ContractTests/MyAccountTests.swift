import Auth0
import Foundation
import LocalTenant
import SoftwareAuthenticator
import Testing

/// Each kind of authentication method, from nothing to enrolled to removed, by the SDK over HTTP.
@Suite struct MyAccountTests {
    private static let scope =
        "read:me:factors read:me:authentication_methods create:me:authentication_methods "
        + "update:me:authentication_methods delete:me:authentication_methods"

    /// The methods of somebody who is signed in, and how to get at them.
    private func methods(
        _ tenant: LocalTenant,
        _ email: String = "ana@example.com",
        scope: String = Self.scope
    ) async throws -> any MyAccountAuthenticationMethods {
        let manager = manager(of: tenant)
        try manager.store(credentials: try await tenant.signedIn(email))
        let token = try await manager.apiCredentials(forAudience: "\(tenant.url)me/", scope: scope)
        return Auth0.myAccount(token: token.accessToken, domain: tenant.url.absoluteString).authenticationMethods
    }

    /// Enrols one method of each kind that has a name.
    private func enroll(
        _ type: String,
        _ tenant: LocalTenant,
        _ methods: any MyAccountAuthenticationMethods
    ) async throws -> AuthenticationMethod {
        switch type {
        case "email":
            let challenge = try await methods.enrollEmail(emailAddress: "second@example.com").start()
            return try await methods.confirmEmailEnrollment(
                id: challenge.authenticationId,
                authSession: challenge.authenticationSession,
                otpCode: tenant.code(for: "second@example.com")
            ).start()
        case "phone":
            let challenge = try await methods.enrollPhone(phoneNumber: "+4930123456").start()
            return try await methods.confirmPhoneEnrollment(
                id: challenge.authenticationId,
                authSession: challenge.authenticationSession,
                otpCode: tenant.code(for: "+4930123456")
            ).start()
        case "totp":
            let challenge = try await methods.enrollTOTP().start()
            let secret = OneTimeCode.secret(in: challenge.authenticatorQRCodeURI)
            return try await methods.confirmTOTPEnrollment(
                id: challenge.authenticationId,
                authSession: challenge.authenticationSession,
                otpCode: OneTimeCode.now(secret, tenant.now)
            ).start()
        case "push-notification":
            let challenge = try await methods.enrollPushNotification().start()
            try tenant.answerPush(approved: true)
            return try await methods.confirmPushNotificationEnrollment(
                id: challenge.authenticationId,
                authSession: challenge.authenticationSession
            ).start()
        default:
            let challenge = try await methods.enrollRecoveryCode().start()
            #expect(challenge.recoveryCode.count == 24)
            return try await methods.confirmRecoveryCodeEnrollment(
                id: challenge.authenticationId,
                authSession: challenge.authenticationSession
            ).start()
        }
    }

    @Test(arguments: [
        ("email", true), ("phone", true), ("totp", true), ("push-notification", true), ("recovery-code", false),
    ])
    func aMethodIsEnrolledSeenRenamedAndRemoved(_ type: String, hasName: Bool) async throws {
        try await withStillTenant { tenant in
            let methods = try await methods(tenant)
            let enrolled = try await enroll(type, tenant, methods)
            #expect(enrolled.type == type)
            #expect(enrolled.confirmed == true)
            let listed = try await methods.getAuthenticationMethods().start()
            #expect(listed.map(\.id).contains(enrolled.id))
            let renaming = methods.updateAuthenticationMethod(by: enrolled.id, name: "Ana's own")
            if hasName {
                #expect(try await renaming.start().name == "Ana's own")
            } else {
                let error = try await #require(throws: MyAccountError.self) { _ = try await renaming.start() }
                #expect(error.statusCode == 400)
            }
            #expect(try await methods.getAuthenticationMethod(by: enrolled.id).start().id == enrolled.id)
            try await methods.deleteAuthenticationMethod(by: enrolled.id).start()
            #expect(try await methods.getAuthenticationMethods(type: enrolled.kind).start().isEmpty)
        }
    }

    @Test func aPasskeyIsEnrolledSeenAndRemoved() async throws {
        struct Created: NewPasskey {
            let credentialID: Data
            let attachment: AuthenticatorAttachment? = .platform
            let rawClientDataJSON: Data
            let rawAttestationObject: Data?
        }
        try await withStillTenant { tenant in
            let methods = try await methods(tenant)
            let challenge = try await methods.passkeyEnrollmentChallenge().start()
            #expect(challenge.relyingPartyId == "localhost")
            var authenticator = try SoftwareAuthenticator(
                relyingPartyID: challenge.relyingPartyId,
                origin: "http://localhost:8080"
            )
            let made = try authenticator.register(challenge: challenge.challengeData, userHandle: challenge.userId)
            let passkey = Created(
                credentialID: made.credentialID,
                rawClientDataJSON: made.clientDataJSON,
                rawAttestationObject: made.attestationObject
            )
            let enrolled = try await methods.enroll(passkey: passkey, challenge: challenge).start()
            #expect(try await methods.getAuthenticationMethods(type: .passkey).start().map(\.id) == [enrolled.id])
            let again = try await methods.passkeyEnrollmentChallenge().start()
            #expect(again.excludedCredentialIds == [made.credentialID])
            try await methods.deleteAuthenticationMethod(by: enrolled.id).start()
            #expect(try await methods.getAuthenticationMethods().start().isEmpty)
        }
    }

    @Test func aWrongCodeConfirmsNothing() async throws {
        try await withStillTenant { tenant in
            let methods = try await methods(tenant)
            let challenge = try await methods.enrollEmail(emailAddress: "second@example.com").start()
            let error = try await #require(throws: MyAccountError.self) {
                _ = try await methods.confirmEmailEnrollment(
                    id: challenge.authenticationId,
                    authSession: challenge.authenticationSession,
                    otpCode: "nothing"
                ).start()
            }
            #expect(error.statusCode == 400)
            #expect(try await methods.getAuthenticationMethods().start().isEmpty)
        }
    }

    @Test func twoPeopleNeverSeeEachOthersMethods() async throws {
        try await withStillTenant { tenant in
            let anas = try await methods(tenant)
            let bens = try await methods(tenant, "ben@example.com")
            let enrolled = try await enroll("totp", tenant, anas)
            #expect(try await bens.getAuthenticationMethods().start().isEmpty)
            let error = try await #require(throws: MyAccountError.self) {
                _ = try await bens.getAuthenticationMethod(by: enrolled.id).start()
            }
            #expect(error.statusCode == 404)
        }
    }

    @Test func aTokenWithoutTheScopeIsRefused() async throws {
        try await withStillTenant { tenant in
            let methods = try await methods(tenant, scope: "read:me:authentication_methods")
            let error = try await #require(throws: MyAccountError.self) { _ = try await methods.enrollTOTP().start() }
            #expect(error.statusCode == 403)
            #expect(try await methods.getAuthenticationMethods().start().isEmpty)
        }
    }

    @Test func aSecondFactorIsAskedForAndGiven() async throws {
        try await withStillTenant { tenant in
            let methods = try await methods(tenant)
            let challenge = try await methods.enrollTOTP().start()
            let secret = OneTimeCode.secret(in: challenge.authenticatorQRCodeURI)
            _ = try await methods.confirmTOTPEnrollment(
                id: challenge.authenticationId,
                authSession: challenge.authenticationSession,
                otpCode: OneTimeCode.now(secret, tenant.now)
            ).start()
            var policy = tenant.policy
            policy.mfa = .always
            try tenant.apply(policy)
            // A code counts once: the one of the enrolment is spent.
            tenant.advanceClock(seconds: 60)
            let auth = client(of: tenant)
            try await auth.startPasswordless(email: "ana@example.com").start()
            let code = tenant.code(for: "ana@example.com")
            let error = await failure(auth.login(email: "ana@example.com", code: code))
            #expect(error?.isMultifactorRequired == true)
            let mfaToken = try #require(error?.mfaRequiredErrorPayload?.mfaToken)
            let mfa = Auth0.mfa(clientId: "local-client", domain: tenant.url.absoluteString)
            let factors = try await mfa.getAuthenticators(mfaToken: mfaToken, factorsAllowed: ["otp"]).start()
            #expect(factors.count == 1)
            let wrong = try await #require(throws: MFAVerifyError.self) {
                _ = try await mfa.verify(otp: "nothing", mfaToken: mfaToken).start()
            }
            #expect(wrong.isMultifactorCodeInvalid)
            let credentials = try await mfa.verify(otp: OneTimeCode.now(secret, tenant.now), mfaToken: mfaToken).start()
            #expect(!credentials.accessToken.isEmpty)
        }
    }
}

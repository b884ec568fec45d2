import Auth0HTTPClient
import Foundation
import Testing

@testable import Auth0

@Suite struct MFAAnswerTests {
    @Test(
        arguments: [
            (#"{"id":"totp|dev_1","authenticator_type":"otp","active":true}"#, "otp"),
            (#"{"id":"sms|dev_1","authenticator_type":"oob","oob_channel":"sms","active":true}"#, "phone"),
            (#"{"id":"voice|dev_1","authenticator_type":"oob","oob_channel":"voice","active":true}"#, "phone"),
            (#"{"id":"push|dev_1","authenticator_type":"oob","oob_channel":"auth0"}"#, "push-notification"),
            (#"{"id":"email|dev_1","authenticator_type":"oob","oob_channel":"email"}"#, "email"),
            (#"{"id":"x|1","authenticator_type":"oob","oob_channel":"pigeon"}"#, "pigeon"),
            (#"{"id":"x|1","authenticator_type":"oob"}"#, "oob"),
            (#"{"id":"recovery-code|dev_1","authenticator_type":"recovery-code"}"#, "recovery-code"),
            (#"{"id":"x","type":"future-kind"}"#, "future-kind"),
            (#"{"id":"x","type":null,"active":"yes","name":7}"#, "unknown"),
            (#"{"id":"s","type":"phone","authenticator_type":"oob","oob_channel":"sms"}"#, "phone"),
        ]
    )
    func anAuthenticatorHasATypeWhateverTheServerLeavesOut(_ json: String, type: String) throws {
        let authenticator = try JSONDecoder().decode(Authenticator.self, from: Data(json.utf8))
        #expect(authenticator.type == type)
        #expect(authenticator.active)
    }

    @Test(
        arguments: [
            (["otp"], ["totp|dev_1"]),
            (["phone"], ["sms|dev_1"]),
            (["oob"], ["sms|dev_1", "push|dev_1"]),
            (["otp", "oob"], ["totp|dev_1", "sms|dev_1", "push|dev_1"]),
            (["future-kind"], ["x"]),
            (["email"], []),
        ]
    )
    func theListHoldsWhatIsAllowedAndNothingElse(_ allowed: [String], ids: [String]) async throws {
        let list = """
            [{"id":"totp|dev_1","authenticator_type":"otp","active":true},
             {"id":"sms|dev_1","authenticator_type":"oob","oob_channel":"sms","active":true,"type":"phone"},
             {"id":"push|dev_1","authenticator_type":"oob","oob_channel":"auth0","active":false},
             {"id":"x","type":"future-kind"}, {"type":"otp"}, "odd", null, 7]
            """
        let client = stubbedMFA(StubTransport { _ in .json(list) })
        let authenticators = try await client.getAuthenticators(mfaToken: "mt", factorsAllowed: allowed).start()
        #expect(authenticators.map(\.id) == ids)
    }

    @Test(
        arguments: [
            (#"{"challenge_type":"oob","oob_code":"oc","binding_method":"prompt"}"#, "oob", "oc", "prompt"),
            (#"{"challenge_type":"oob","oob_code":"oc"}"#, "oob", "oc", nil),
            (#"{"challenge_type":"otp"}"#, "otp", "", nil),
            (#"{"oob_code":"oc"}"#, "oob", "oc", nil),
            (#"{"challenge_type":"future"}"#, "future", "", nil),
        ] as [(String, String, String, String?)]
    )
    func aChallengeIsRead(_ json: String, type: String, oobCode: String, binding: String?) async throws {
        let client = stubbedMFA(StubTransport { _ in .json(json) })
        let challenge = try await client.challenge(with: "x", mfaToken: "mt").start()
        #expect(challenge.challengeType == type)
        #expect(challenge.oobCode == oobCode)
        #expect(challenge.bindingMethod == binding)
    }

    @Test(arguments: ["{}", #"{"challenge_type":"oob"}"#, #"{"challenge_type":"oob","oob_code":""}"#, "[]", "", "<p>"])
    func aChallengeThatCannotBeAnsweredIsAnError(_ json: String) async throws {
        let client = stubbedMFA(StubTransport { _ in .json(json) })
        let error = try await refusal(client.challenge(with: "x", mfaToken: "mt"))
        #expect(error.cause is UnexpectedAnswer)
    }

    @Test func anEnrolmentIsRead() async throws {
        let answer = """
            {"authenticator_type":"oob","binding_method":"prompt","oob_channel":"email","oob_code":"oc",
             "recovery_codes":["R1","R2"],"future":[1]}
            """
        let challenge = try await stubbedMFA(StubTransport { _ in .json(answer) })
            .enroll(mfaToken: "mt", email: "a@b.c").start()
        #expect(challenge.authenticatorType == "oob")
        #expect(challenge.bindingMethod == "prompt")
        #expect(challenge.oobChannel == "email")
        #expect(challenge.oobCode == "oc")
        #expect(challenge.recoveryCodes == ["R1", "R2"])
    }

    @Test func anAppsEnrolmentIsRead() async throws {
        let answer = #"{"secret":"S","barcode_uri":"otpauth://totp/x","oob_code":"oc","recovery_codes":["R1"]}"#
        let client = stubbedMFA(StubTransport { _ in .json(answer) })
        let otp: OTPMFAEnrollmentChallenge = try await client.enroll(mfaToken: "mt").start()
        #expect(otp.authenticatorType == "otp")
        #expect(otp.secret == "S")
        #expect(otp.barcodeUri == "otpauth://totp/x")
        #expect(otp.recoveryCodes == ["R1"])
        let push: PushMFAEnrollmentChallenge = try await client.enroll(mfaToken: "mt").start()
        #expect(push.oobChannel == "auth0")
        #expect(push.oobCode == "oc")
        #expect(push.barcodeUri == "otpauth://totp/x")
    }

    @Test func anEnrolmentThatCannotBeConfirmedIsAnError() async throws {
        let client = stubbedMFA(StubTransport { _ in .json(#"{"authenticator_type":"oob"}"#) })
        let otp: any Requestable<OTPMFAEnrollmentChallenge, MfaEnrollmentError> = client.enroll(mfaToken: "mt")
        let push: any Requestable<PushMFAEnrollmentChallenge, MfaEnrollmentError> = client.enroll(mfaToken: "mt")
        for error in [
            try await refusal(otp), try await refusal(push),
            try await refusal(client.enroll(mfaToken: "mt", email: "a@b.c")),
        ] {
            #expect(error.cause is UnexpectedAnswer)
        }
    }

    @Test func noTextShowsASecret() async throws {
        let secrets = """
            {"challenge_type":"oob","oob_code":"SECRET-OOB","secret":"SECRET-KEY","barcode_uri":"otpauth://SECRET-URI",
             "recovery_codes":["SECRET-R1"],"mfa_token":"SECRET-TOKEN","id":"sms|1","type":"phone",
             "name":"SECRET-NUMBER","error":"mfa_required"}
            """
        let logger = RecordingLogger()
        let client = stubbedMFA(StubTransport { _ in .json(secrets) }).using(logger: logger)
        let otp: OTPMFAEnrollmentChallenge = try await client.enroll(mfaToken: "SECRET-TOKEN").start()
        let push: PushMFAEnrollmentChallenge = try await client.enroll(mfaToken: "SECRET-TOKEN").start()
        let values: [Any] = [
            otp, push,
            try await client.enroll(mfaToken: "SECRET-TOKEN", phoneNumber: "+1555SECRET").start(),
            try await client.challenge(with: "SECRET|1", mfaToken: "SECRET-TOKEN").start(),
            try JSONDecoder().decode(Authenticator.self, from: Data(secrets.utf8)),
            try JSONDecoder().decode(MFARequiredErrorPayload.self, from: Data(secrets.utf8)),
            AuthenticationError(info: ["error": "mfa_required", "mfa_token": "SECRET-TOKEN"], statusCode: 403),
        ]
        for value in values {
            #expect(!texts(of: value).contains("SECRET"))
            #expect(!texts(of: [value]).contains("SECRET"))
        }
        #expect(otp.description.contains("OTPMFAEnrollmentChallenge(authenticatorType: otp, secret: <REDACTED>"))
        #expect(logger.text.contains("barcode_uri"))
        #expect(!logger.text.contains("SECRET"))
    }
}

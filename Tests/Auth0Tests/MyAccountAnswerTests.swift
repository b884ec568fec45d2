import Auth0HTTPClient
import Foundation
import Testing

@testable import Auth0

@Suite struct MyAccountAnswerTests {
    private func methods(
        _ body: String,
        status: Int = 200,
        location: String? = "https://tenant.example.com/me/v1/authentication-methods/totp%7Cdev_1"
    ) -> any MyAccountAuthenticationMethods {
        let headers = location.map { [(name: "Location", value: $0)] } ?? []
        return stubbedMyAccount(StubTransport { _ in .json(body, status: status, headers: headers) })
            .authenticationMethods
    }

    @Test func aListKeepsEveryKindAndWhatUpstreamDrops() async throws {
        let list = """
            {"authentication_methods":[
             {"id":"email|dev_1","type":"email","created_at":"2026-01-02T03:04:05.678Z","usage":["secondary"],
              "confirmed":true,"email":"ana@example.com","last_auth_at":"2026-02-02T00:00:00Z","name":"Work"},
             {"id":"phone|dev_2","type":"phone","created_at":"2026-01-02T03:04:05Z","usage":["secondary"],
              "phone_number":"+1555","preferred_authentication_method":"voice","confirmed":false},
             {"id":"passkey|dev_3","type":"passkey","created_at":"2026-01-02T03:04:05Z","usage":["primary"],
              "aaguid":"b5397666-4885-aa6b-cebf-e52262a439a2","relying_party_id":"example.com","key_id":"k",
              "public_key":"cGs=","user_handle":"dWg","transports":["internal","hybrid"],"user_agent":"UA",
              "credential_backed_up":true,"credential_device_type":"multi_device","identity_user_id":"u1"},
             {"id":"password|dev_4","type":"password","last_password_reset":"2026-01-01T00:00:00Z"},
             {"id":"future|dev_5","type":"future-kind","usage":null,"confirmed":"yes","future":{"a":[1]}},
             {"id":"bare"}]}
            """
        let found = try await methods(list).getAuthenticationMethods().start()
        #expect(found.map(\.kind) == [.email, .phone, .passkey, .password, nil, nil])
        #expect(found.map(\.type) == ["email", "phone", "passkey", "password", "future-kind", nil])
        #expect(found.map(\.confirmed) == [true, false, nil, nil, nil, nil])
        #expect(found.map(\.usage) == [["secondary"], ["secondary"], ["primary"], [], [], []])
        #expect(found[0].email == "ana@example.com")
        #expect(found[0].lastAuthAt == "2026-02-02T00:00:00Z")
        #expect(found[0].name == "Work")
        #expect(found[0].createdAt == "2026-01-02T03:04:05.678Z")
        #expect(found[1].phoneNumber == "+1555")
        #expect(found[1].preferredAuthenticationMethod == "voice")
        #expect(found[2].aaguid == "b5397666-4885-aa6b-cebf-e52262a439a2")
        #expect(found[2].relyingPartyId == "example.com")
        #expect(found[2].keyId == "k")
        #expect(found[2].publicKey == "cGs=")
        #expect(found[2].userHandle == "dWg")
        #expect(found[2].transports == ["internal", "hybrid"])
        #expect(found[2].userAgent == "UA")
        #expect(found[2].credentialBackedUp == true)
        #expect(found[2].credentialDeviceType == "multi_device")
        #expect(found[2].identityUserId == "u1")
        #expect(found[3].lastPasswordReset == "2026-01-01T00:00:00Z")
    }

    @Test(
        arguments: [
            (#"[{"id":"a","type":"totp"}]"#, ["a"]),
            (#"{"authentication_methods":[{"id":"a","type":"totp"},{"type":"totp"},7,null,"x",[]]}"#, ["a"]),
            (#"{"authentication_methods":[]}"#, []),
        ]
    )
    func aListIsReadInEitherShape(_ body: String, ids: [String]) async throws {
        #expect(try await methods(body).getAuthenticationMethods().start().map(\.id) == ids)
    }

    @Test(arguments: ["{}", #"{"authentication_methods":{}}"#, "7", "", "<html>"])
    func anythingElseIsNoList(_ body: String) async throws {
        #expect(try await refusal(methods(body).getAuthenticationMethods()).cause is UnexpectedAnswer)
        #expect(try await refusal(methods(body).getFactors()).cause is UnexpectedAnswer)
    }

    @Test func factorsOfEveryKindAreKept() async throws {
        let body = #"{"factors":[{"type":"totp","usage":["secondary"]},{"type":"future-kind"},{"usage":[]}]}"#
        let factors = try await methods(body).getFactors().start()
        #expect(factors.map(\.type) == ["totp", "future-kind"])
        #expect(factors.map(\.kind) == [.totp, nil])
        #expect(factors.map(\.usage) == [["secondary"], []])
    }

    @Test func aConfirmationGivesTheMethod() async throws {
        let body = #"{"id":"totp|dev_1","type":"totp","created_at":"2026-01-02T03:04:05Z","confirmed":true}"#
        let method = try await methods(body, status: 201)
            .confirmTOTPEnrollment(id: "totp|dev_1", authSession: "as", otpCode: "123456").start()
        #expect(method.id == "totp|dev_1")
        #expect(method.confirmed == true)
    }

    @Test(arguments: [204, 200, 202])
    func aRemovalNeedsNoBody(_ status: Int) async throws {
        try await methods("", status: status, location: nil).deleteAuthenticationMethod(by: "totp|dev_1").start()
    }

    @Test func anEnrolmentIsRead() async throws {
        let body = """
            {"id":"totp|dev_1","auth_session":"Fe26","barcode_uri":"otpauth://totp/x","manual_input_code":"KEY",
             "recovery_code":"ABCDEFGHIJKLMNOPQRSTUVWX","future":1}
            """
        let methods = methods(body, status: 202)
        let totp = try await methods.enrollTOTP().start()
        #expect(totp.authenticationId == "totp|dev_1")
        #expect(totp.authenticationSession == "Fe26")
        #expect(totp.authenticatorQRCodeURI == "otpauth://totp/x")
        #expect(totp.authenticatorManualInputCode == "KEY")
        let push = try await methods.enrollPushNotification().start()
        #expect(push.authenticatorQRCodeURI == "otpauth://totp/x")
        #expect(push.authenticatorManualInputCode == "KEY")
        #expect(try await methods.enrollRecoveryCode().start().recoveryCode == "ABCDEFGHIJKLMNOPQRSTUVWX")
        #expect(try await methods.enrollEmail(emailAddress: "a@b.c").start().authenticationSession == "Fe26")
        #expect(try await methods.enrollPhone(phoneNumber: "+1555").start().authenticationId == "totp|dev_1")
    }

    @Test func anIDThatTheBodyLeavesOutComesFromTheLocation() async throws {
        let challenge = try await methods(#"{"auth_session":"Fe26"}"#).enrollEmail(emailAddress: "a@b.c").start()
        #expect(challenge.authenticationId == "totp|dev_1")
    }

    @Test(
        arguments: [
            nil, "", "https://tenant.example.com/", "https://tenant.example.com/me/v1/authentication-methods",
            "https://tenant.example.com/me/v1/authentication-methods/", "/login?next=/authentication-methods/x",
        ] as [String?]
    )
    func aMissingLocationIsAnErrorWithAName(_ location: String?) async throws {
        let body = MyAccountRequestTests.begun
        let methods = methods(body, status: 202, location: location)
        for error in [
            try await refusal(methods.enrollTOTP()), try await refusal(methods.enrollPushNotification()),
            try await refusal(methods.enrollRecoveryCode()), try await refusal(methods.enrollPhone(phoneNumber: "+15")),
            try await refusal(methods.enrollEmail(emailAddress: "a@b.c")),
            try await refusal(methods.passkeyEnrollmentChallenge()),
        ] {
            #expect(error.cause is MissingLocationError)
            #expect(error.code == "a0.sdk.missing_location")
            #expect(error.statusCode == 202)
            #expect(error.localizedDescription.contains("Location"))
        }
    }

    @Test(arguments: [
        #"{"id":"x"}"#, #"{"id":"x","auth_session":""}"#, #"{"id":"x","auth_session":7}"#, "[]", "", "<html>",
    ])
    func anEnrolmentThatCannotBeConfirmedIsAnError(_ body: String) async throws {
        let methods = methods(body, status: 202)
        for error in [
            try await refusal(methods.enrollTOTP()), try await refusal(methods.enrollPushNotification()),
            try await refusal(methods.enrollRecoveryCode()), try await refusal(methods.enrollPhone(phoneNumber: "+15")),
            try await refusal(methods.enrollEmail(emailAddress: "a@b.c")),
            try await refusal(methods.passkeyEnrollmentChallenge()),
        ] {
            #expect(error.cause is UnexpectedAnswer)
        }
    }

    @Test func noTextShowsASecret() async throws {
        let body = """
            {"id":"totp|dev_1","auth_session":"SECRET-SESSION","barcode_uri":"otpauth://SECRET",
             "manual_input_code":"SECRET-KEY","recovery_code":"SECRET-CODE","email":"secret@SECRET.example",
             "phone_number":"SECRET-NUMBER","name":"SECRET-NAME","authn_params_public_key":
             {"challenge":"U0VDUkVU","rp":{"id":"example.com"},"user":{"id":"U0VDUkVU","name":"SECRET-USER"}}}
            """
        let logger = RecordingLogger()
        let methods = methods(body, status: 202).using(logger: logger)
        let values: [Any] = [
            try await methods.enrollTOTP().start(), try await methods.enrollPushNotification().start(),
            try await methods.enrollRecoveryCode().start(),
            try await methods.enrollEmail(emailAddress: "secret@SECRET.example").start(),
            try await methods.enrollPhone(phoneNumber: "SECRET-NUMBER").start(),
            try await methods.passkeyEnrollmentChallenge().start(),
            try await methods.getAuthenticationMethod(by: "x").start(),
        ]
        for value in values {
            #expect(!texts(of: value).contains("SECRET"))
            #expect(!texts(of: value).contains("U0VDUkVU"))
            #expect(!texts(of: Optional(value) as Any).contains("SECRET"))
        }
        #expect(!logger.text.contains("SECRET"))
        #expect("\(values[0])".hasPrefix("TOTPEnrollmentChallenge(authenticationId: totp|dev_1, "))
    }
}

import Auth0HTTPClient
import Foundation
import Testing

@testable import Auth0

@Suite struct MyAccountRequestTests {
    struct Call: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var method = "POST"
        var path = "/authentication-methods"
        var answer = #"{"id":"x|1","type":"totp","created_at":"2026-01-02T03:04:05.678Z","usage":["secondary"]}"#
        var body: JSONObject?
        let run: @Sendable (any MyAccountAuthenticationMethods) async throws -> Void
    }

    static let begun = """
        {"id":"x|1","auth_session":"as","barcode_uri":"otpauth://x","recovery_code":"RC","authn_params_public_key":
         {"challenge":"Y2g","rp":{"id":"example.com"},"user":{"id":"dXM","name":"ana"}}}
        """

    static let calls = [
        Call(
            testDescription: "passkey challenge",
            answer: begun,
            body: ["type": "passkey"],
            run: { _ = try await $0.passkeyEnrollmentChallenge().start() }
        ),
        Call(
            testDescription: "passkey challenge of an identity",
            answer: begun,
            body: ["type": "passkey", "identity_user_id": "u1", "connection": "people"],
            run: { _ = try await $0.passkeyEnrollmentChallenge(userIdentityId: "u1", connection: "people").start() }
        ),
        Call(
            testDescription: "recovery code",
            answer: begun,
            body: ["type": "recovery-code"],
            run: { _ = try await $0.enrollRecoveryCode().start() }
        ),
        Call(
            testDescription: "TOTP",
            answer: begun,
            body: ["type": "totp"],
            run: { _ = try await $0.enrollTOTP().start() }
        ),
        Call(
            testDescription: "push notification",
            answer: begun,
            body: ["type": "push-notification"],
            run: { _ = try await $0.enrollPushNotification().start() }
        ),
        Call(
            testDescription: "e-mail",
            answer: begun,
            body: ["type": "email", "email": "ana+x@example.com"],
            run: { _ = try await $0.enrollEmail(emailAddress: " ana+x@example.com\u{200B}").start() }
        ),
        Call(
            testDescription: "phone",
            answer: begun,
            body: ["type": "phone", "phone_number": "+4591131761367"],
            run: { _ = try await $0.enrollPhone(phoneNumber: "+4591131761367").start() }
        ),
        Call(
            testDescription: "phone by voice",
            answer: begun,
            body: ["type": "phone", "phone_number": "+1555", "preferred_authentication_method": "voice"],
            run: { _ = try await $0.enrollPhone(phoneNumber: "+1555", preferredAuthenticationMethod: .voice).start() }
        ),
        Call(
            testDescription: "confirm recovery code",
            path: "/authentication-methods/recovery-code%7Cdev_1/verify",
            body: ["auth_session": "as"],
            run: {
                _ = try await $0.confirmRecoveryCodeEnrollment(id: "recovery-code|dev_1", authSession: "as").start()
            }
        ),
        Call(
            testDescription: "confirm push notification",
            path: "/authentication-methods/push-notification%7Cdev_1/verify",
            body: ["auth_session": "as"],
            run: {
                _ = try await $0.confirmPushNotificationEnrollment(id: "push-notification|dev_1", authSession: "as")
                    .start()
            }
        ),
        Call(
            testDescription: "confirm TOTP",
            path: "/authentication-methods/totp%7Cdev_1/verify",
            body: ["auth_session": "as", "otp_code": "012345"],
            run: {
                _ = try await $0.confirmTOTPEnrollment(id: "totp|dev_1", authSession: "as", otpCode: "012345 ").start()
            }
        ),
        Call(
            testDescription: "confirm e-mail",
            path: "/authentication-methods/email%7Cdev_1/verify",
            body: ["auth_session": "as", "otp_code": "012345"],
            run: {
                _ = try await $0.confirmEmailEnrollment(id: "email|dev_1", authSession: "as", otpCode: "012345").start()
            }
        ),
        Call(
            testDescription: "confirm phone",
            path: "/authentication-methods/phone%7Cdev_1/verify",
            body: ["auth_session": "as", "otp_code": "012345"],
            run: {
                _ = try await $0.confirmPhoneEnrollment(id: "phone|dev_1", authSession: "as", otpCode: "012345").start()
            }
        ),
        Call(
            testDescription: "list",
            method: "GET",
            answer: #"{"authentication_methods":[]}"#,
            run: { _ = try await $0.getAuthenticationMethods().start() }
        ),
        Call(
            testDescription: "list of one kind",
            method: "GET",
            path: "/authentication-methods?type=push-notification",
            answer: #"{"authentication_methods":[]}"#,
            run: { _ = try await $0.getAuthenticationMethods(type: .pushNotification).start() }
        ),
        Call(
            testDescription: "get",
            method: "GET",
            path: "/authentication-methods/passkey%7Cdev_a%2Fb%3Fc%25",
            run: { _ = try await $0.getAuthenticationMethod(by: "passkey|dev_a/b?c%").start() }
        ),
        Call(
            testDescription: "rename",
            method: "PATCH",
            path: "/authentication-methods/totp%7Cdev_1",
            body: ["name": "Ana's phone"],
            run: { _ = try await $0.updateAuthenticationMethod(by: "totp|dev_1", name: "Ana's phone").start() }
        ),
        Call(
            testDescription: "prefer text messages",
            method: "PATCH",
            path: "/authentication-methods/phone%7Cdev_1",
            body: ["preferred_authentication_method": "sms"],
            run: {
                _ = try await $0.updateAuthenticationMethod(by: "phone|dev_1", preferredAuthenticationMethod: .sms)
                    .start()
            }
        ),
        Call(
            testDescription: "delete",
            method: "DELETE",
            path: "/authentication-methods/totp%7Cdev_1",
            answer: "",
            run: { try await $0.deleteAuthenticationMethod(by: "totp|dev_1").start() }
        ),
        Call(
            testDescription: "factors",
            method: "GET",
            path: "/factors",
            answer: #"{"factors":[]}"#,
            run: { _ = try await $0.getFactors().start() }
        ),
    ]

    @Test(arguments: calls)
    func aCallSendsWhatTheAPIWants(_ call: Call) async throws {
        let location = (name: "location", value: "https://tenant.example.com/me/v1/authentication-methods/x%7C1")
        let transport = StubTransport { _ in .json(call.answer, status: 202, headers: [location]) }
        try await call.run(stubbedMyAccount(transport).authenticationMethods)
        #expect(transport.requests.count == 1)
        let request = try #require(transport.requests.first)
        #expect(request.method == call.method)
        #expect(request.url.absoluteString == "https://tenant.example.com/me/v1" + call.path)
        #expect(request.header("Authorization") == "Bearer at")
        #expect(request.header("Content-Type") == "application/json")
        if let body = call.body {
            #expect(request.json == body)
        } else {
            #expect(request.body == nil)
        }
    }

    @Test func whatIsEmptyIsRefusedBeforeAnythingIsSent() async throws {
        let transport = StubTransport { _ in .json("{}") }
        let methods = stubbedMyAccount(transport).authenticationMethods
        let errors = [
            try await refusal(stubbedMyAccount(transport, token: "").authenticationMethods.getFactors()),
            try await refusal(methods.enrollEmail(emailAddress: " ")),
            try await refusal(methods.enrollPhone(phoneNumber: "\u{FEFF}")),
            try await refusal(methods.confirmTOTPEnrollment(id: "", authSession: "as", otpCode: "1")),
            try await refusal(methods.confirmTOTPEnrollment(id: "x", authSession: "", otpCode: "1")),
            try await refusal(methods.confirmEmailEnrollment(id: "x", authSession: "as", otpCode: " \u{200B}")),
            try await refusal(methods.confirmPhoneEnrollment(id: "x", authSession: "as", otpCode: "")),
            try await refusal(methods.confirmRecoveryCodeEnrollment(id: "x", authSession: "")),
            try await refusal(methods.confirmPushNotificationEnrollment(id: "", authSession: "as")),
            try await refusal(methods.getAuthenticationMethod(by: "")),
            try await refusal(methods.deleteAuthenticationMethod(by: " ")),
            try await refusal(methods.deleteAuthenticationMethod(by: "..")),
            try await refusal(methods.getAuthenticationMethod(by: ". ")),
            try await refusal(methods.updateAuthenticationMethod(by: "", name: "x")),
            try await refusal(methods.updateAuthenticationMethod(by: "x")),
        ]
        #expect(transport.requests.isEmpty)
        for error in errors {
            #expect(error.code == "invalid_request")
            #expect(error.cause is InvalidInputError)
        }
    }

    @Test func theAPIKnowsItsURLTokenAndVersion() {
        let account = stubbedMyAccount(StubTransport())
        #expect(account.url.absoluteString == "https://tenant.example.com/me/v1")
        #expect(account.authenticationMethods.url == account.url)
        #expect(account.authenticationMethods.token == "at")
        #expect(Auth0MyAccount.apiVersion == "v1")
    }

    @Test(arguments: ["", "not a host", "http://example.com"])
    func aMalformedDomainFailsTheCall(_ domain: String) async throws {
        let error = try await refusal(Auth0.myAccount(token: "at", domain: domain).authenticationMethods.getFactors())
        #expect(error.cause is ConfigurationError)
        let mfaError = try await refusal(
            Auth0.mfa(clientId: "client", domain: domain).getAuthenticators(mfaToken: "mt", factorsAllowed: ["otp"])
        )
        #expect(mfaError.cause is ConfigurationError)
    }

    @Test func aClientIDIsNeededForMFAOnly() async throws {
        let error = try await refusal(
            Auth0.mfa(clientId: " ", domain: "tenant.example.com")
                .getAuthenticators(mfaToken: "mt", factorsAllowed: ["otp"])
        )
        #expect(error.cause as? ConfigurationError == .emptyClientID)
    }

    @Test func theLoggerOfTheRootIsThatOfItsParts() async throws {
        let logger = RecordingLogger()
        let transport = StubTransport { _ in .json(Self.begun) }
        let methods = stubbedMyAccount(transport, token: "SECRET").using(logger: logger).authenticationMethods
        _ = try? await methods.confirmEmailEnrollment(id: "email|SECRET", authSession: "SECRET", otpCode: "SECRET")
            .start()
        #expect(logger.text.contains("POST https://tenant.example.com/me/v1/authentication-methods/…/verify"))
        #expect(logger.text.contains("otp_code"))
        #expect(!logger.text.contains("SECRET"))
    }
}

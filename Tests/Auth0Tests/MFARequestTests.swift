import Auth0HTTPClient
import Foundation
import Testing

@testable import Auth0

@Suite struct MFARequestTests {
    struct Call: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var path = "/mfa/associate"
        var authorization: String? = "Bearer mt"
        var answer = #"{"access_token":"at"}"#
        let body: JSONObject
        let run: @Sendable (any MFAClient) async throws -> Void
    }

    static let oob = #"{"authenticator_type":"oob","binding_method":"prompt","oob_channel":"sms","oob_code":"oc"}"#
    static let push = #"{"authenticator_type":"oob","oob_channel":"auth0","oob_code":"oc","barcode_uri":"otpauth://x"}"#
    static let otp = #"{"authenticator_type":"otp","secret":"S","barcode_uri":"otpauth://totp/x"}"#
    static let grant = "http://auth0.com/oauth/grant-type/"

    static let calls = [
        Call(
            testDescription: "enroll phone",
            answer: oob,
            body: [
                "authenticator_types": ["oob"], "oob_channels": ["sms"], "phone_number": "+4591131761367",
                "client_id": "client",
            ],
            run: { _ = try await $0.enroll(mfaToken: "mt", phoneNumber: " +4591131761367\u{200B}").start() }
        ),
        Call(
            testDescription: "enroll email",
            answer: oob,
            body: [
                "authenticator_types": ["oob"], "oob_channels": ["email"], "email": "ana+x@example.com",
                "client_id": "client",
            ],
            run: { _ = try await $0.enroll(mfaToken: "mt", email: "ana+x@example.com\n").start() }
        ),
        Call(
            testDescription: "enroll OTP",
            answer: otp,
            body: ["authenticator_types": ["otp"], "client_id": "client"],
            run: { let _: OTPMFAEnrollmentChallenge = try await $0.enroll(mfaToken: "mt").start() }
        ),
        Call(
            testDescription: "enroll push",
            answer: push,
            body: ["authenticator_types": ["oob"], "oob_channels": ["auth0"], "client_id": "client"],
            run: { let _: PushMFAEnrollmentChallenge = try await $0.enroll(mfaToken: "mt").start() }
        ),
        Call(
            testDescription: "challenge",
            path: "/mfa/challenge",
            authorization: nil,
            answer: #"{"challenge_type":"oob","oob_code":"oc","binding_method":"prompt"}"#,
            body: [
                "mfa_token": "mt", "client_id": "client", "challenge_type": "oob", "authenticator_id": "sms|dev_1",
            ],
            run: { _ = try await $0.challenge(with: "sms|dev_1", mfaToken: "mt").start() }
        ),
        Call(
            testDescription: "verify OTP",
            path: "/oauth/token",
            authorization: nil,
            body: [
                "grant_type": .string(grant + "mfa-otp"), "client_id": "client", "mfa_token": "mt", "otp": "012345",
            ],
            run: { _ = try await $0.verify(otp: " 012345\n", mfaToken: "mt").start() }
        ),
        Call(
            testDescription: "verify OOB with a code",
            path: "/oauth/token",
            authorization: nil,
            body: [
                "grant_type": .string(grant + "mfa-oob"), "client_id": "client", "mfa_token": "mt", "oob_code": "oc",
                "binding_code": "012345",
            ],
            run: { _ = try await $0.verify(oobCode: "oc", bindingCode: "012345 ", mfaToken: "mt").start() }
        ),
        Call(
            testDescription: "verify OOB without a code",
            path: "/oauth/token",
            authorization: nil,
            body: [
                "grant_type": .string(grant + "mfa-oob"), "client_id": "client", "mfa_token": "mt", "oob_code": "oc",
            ],
            run: { _ = try await $0.verify(oobCode: "oc", bindingCode: nil, mfaToken: "mt").start() }
        ),
        Call(
            testDescription: "verify recovery code",
            path: "/oauth/token",
            authorization: nil,
            body: [
                "grant_type": .string(grant + "mfa-recovery-code"), "client_id": "client", "mfa_token": "mt",
                "recovery_code": "ABCDEFGHIJKLMNOPQRSTUVWX",
            ],
            run: { _ = try await $0.verify(recoveryCode: "ABCDEFGHIJKLMNOPQRSTUVWX ", mfaToken: "mt").start() }
        ),
    ]

    @Test(arguments: calls)
    func aCallSendsWhatTheAPIWants(_ call: Call) async throws {
        let transport = StubTransport { _ in .json(call.answer) }
        try await call.run(stubbedMFA(transport))
        #expect(transport.requests.count == 1)
        let request = try #require(transport.requests.first)
        #expect(request.method == "POST")
        #expect(request.url.absoluteString == "https://tenant.example.com" + call.path)
        #expect(request.header("Authorization") == call.authorization)
        #expect(request.header("Content-Type") == "application/json")
        #expect(request.json == call.body)
    }

    @Test func aListIsAskedForWithTheMFAToken() async throws {
        let transport = StubTransport { _ in .json("[]") }
        let authenticators = try await stubbedMFA(transport)
            .getAuthenticators(mfaToken: "mt", factorsAllowed: ["otp"]).start()
        #expect(authenticators.isEmpty)
        let request = try #require(transport.requests.first)
        #expect(request.method == "GET")
        #expect(request.url.absoluteString == "https://tenant.example.com/mfa/authenticators")
        #expect(request.header("Authorization") == "Bearer mt")
        #expect(request.body == nil)
    }

    @Test(arguments: [
        ("totp|dev_1", "otp"), ("otp|dev_1", "otp"), ("sms|dev_1", "oob"), ("voice|dev_1", "oob"),
        ("push|dev_1", "oob"), ("email|dev_1", "oob"), ("future|dev_1", "oob otp"), ("x", "oob otp"),
    ])
    func eachKindIsChallengedAsWhatItIs(_ id: String, types: String) async throws {
        let transport = StubTransport { _ in .json(#"{"challenge_type":"otp"}"#) }
        _ = try await stubbedMFA(transport).challenge(with: id, mfaToken: "mt").start()
        #expect(transport.requests.first?.json["challenge_type"] == .string(types))
    }

    @Test func theTokensOfAVerificationCanBeValidated() async throws {
        let mint = TokenMint()
        let good = try mint.transport(idToken: mint.token())
        let credentials = try await stubbedMFA(good).verify(otp: "123456", mfaToken: "mt").validateClaims().start()
        #expect(credentials.accessToken == "at")
        let bad = try mint.transport(idToken: mint.token(TokenMint.claims(["aud": "other"])))
        let error = try await refusal(stubbedMFA(bad).verify(otp: "123456", mfaToken: "mt").validateClaims())
        #expect(error.cause is IDTokenError)
    }

    @Test func theNewRecoveryCodeComesWithTheTokens() async throws {
        let transport = StubTransport { _ in .json(#"{"access_token":"at","recovery_code":"NEW"}"#) }
        let credentials = try await stubbedMFA(transport).verify(recoveryCode: "OLD1", mfaToken: "mt").start()
        #expect(credentials.recoveryCode == "NEW")
    }

    @Test func whatIsEmptyIsRefusedBeforeAnythingIsSent() async throws {
        let transport = StubTransport { _ in .json("{}") }
        let client = stubbedMFA(transport)
        let otp: any Requestable<OTPMFAEnrollmentChallenge, MfaEnrollmentError> = client.enroll(mfaToken: " ")
        let push: any Requestable<PushMFAEnrollmentChallenge, MfaEnrollmentError> = client.enroll(mfaToken: "")
        let errors: [any DetailedAPIError] = [
            try await refusal(client.getAuthenticators(mfaToken: "mt", factorsAllowed: [])),
            try await refusal(client.getAuthenticators(mfaToken: "", factorsAllowed: ["otp"])),
            try await refusal(client.enroll(mfaToken: "", phoneNumber: "+15550100")),
            try await refusal(client.enroll(mfaToken: "mt", phoneNumber: " \u{FEFF}")),
            try await refusal(client.enroll(mfaToken: "mt", email: "")),
            try await refusal(otp),
            try await refusal(push),
            try await refusal(client.challenge(with: "", mfaToken: "mt")),
            try await refusal(client.challenge(with: "sms|dev_1", mfaToken: "")),
            try await refusal(client.verify(otp: "\u{200B}", mfaToken: "mt")),
            try await refusal(client.verify(otp: "123456", mfaToken: "")),
            try await refusal(client.verify(oobCode: "", bindingCode: nil, mfaToken: "mt")),
            try await refusal(client.verify(oobCode: "oc", bindingCode: " ", mfaToken: "mt")),
            try await refusal(client.verify(recoveryCode: "", mfaToken: "mt")),
        ]
        #expect(transport.requests.isEmpty)
        for error in errors {
            #expect(error.code == "invalid_request")
            #expect(error.statusCode == 0)
            #expect(error.cause is InvalidInputError)
            #expect(error.localizedDescription == error.cause?.localizedDescription)
        }
    }

    @Test func aClientKeepsItsLoggerAndItsName() async throws {
        let logger = RecordingLogger()
        let transport = StubTransport { _ in .json("[]") }
        var client = stubbedMFA(transport).using(logger: logger)
        client.tracking(enabled: false)
        _ = try await client.getAuthenticators(mfaToken: "SECRET-MFA-TOKEN", factorsAllowed: ["otp"]).start()
        #expect(transport.requests.first?.header("Auth0-Client") == nil)
        #expect(logger.text.contains("/mfa/authenticators"))
        #expect(!logger.text.contains("SECRET"))
    }
}

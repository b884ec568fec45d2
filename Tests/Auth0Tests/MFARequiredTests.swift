import Auth0HTTPClient
import Foundation
import Testing

@testable import Auth0

@Suite struct MFARequiredTests {
    struct Payload: Sendable, CustomTestStringConvertible {
        let json: String
        var challenge: [String]?
        var enroll: [String]?
        var testDescription: String { json }
    }

    @Test(arguments: [
        Payload(json: #"{"error":"mfa_required","mfa_token":"m1"}"#),
        Payload(json: #"{"error":"mfa_required","mfa_token":"m1","mfa_requirements":null}"#),
        Payload(json: #"{"error":"mfa_required","mfa_token":"m1","mfa_requirements":"soon"}"#),
        Payload(json: #"{"error":"mfa_required","mfa_token":"m1","mfa_requirements":{}}"#),
        Payload(json: #"{"code":"a0.mfa_required","mfa_token":"m1","description":"MFA"}"#),
        Payload(
            json: #"{"error":"mfa_required","mfa_token":"m1","mfa_requirements":{"challenge":[{"type":"otp"}]}}"#,
            challenge: ["otp"]
        ),
        Payload(
            json: #"{"error":"mfa_required","mfa_token":"m1","mfa_requirements":{"enroll":[{"type":"phone"}]}}"#,
            enroll: ["phone"]
        ),
        Payload(
            json:
                #"{"error":"mfa_required","mfa_token":"m1","mfa_requirements":{"challenge_types":["otp","oob"]}}"#,
            challenge: ["otp", "oob"]
        ),
        Payload(
            json: """
                {"error":"mfa_required","mfa_token":"m1","mfa_requirements":
                 {"challenge":[{"type":"future-kind"},{"kind":"x"},7,"email"],"enroll":[]}}
                """,
            challenge: ["future-kind", "email"],
            enroll: []
        ),
    ])
    func theSignInGoesOnWhateverTheServerLeavesOut(_ payload: Payload) async throws {
        let client = stubbedClient(StubTransport { _ in .json(payload.json, status: 403) })
        let error = try await refusal(client.login(email: "a@b.c", code: "123456"))
        #expect(error.isMultifactorRequired)
        let required = try #require(error.mfaRequiredErrorPayload)
        #expect(required.mfaToken == "m1")
        #expect(required.error == error.code)
        #expect(required.mfaRequirements.challenge?.map(\.type) == payload.challenge)
        #expect(required.mfaRequirements.enroll?.map(\.type) == payload.enroll)
    }

    @Test func theServersWordsAreKept() throws {
        let error = AuthenticationError(
            info: [
                "error": "mfa_required", "error_description": "Multifactor authentication required",
                "mfa_token": "Fe26.2", "mfa_requirements": ["challenge": [["type": "otp"], ["type": "email"]]],
            ],
            statusCode: 403
        )
        let required = try #require(error.mfaRequiredErrorPayload)
        #expect(required.errorDescription == "Multifactor authentication required")
        #expect(required.mfaRequirements.challenge == [MFAFactor(type: "otp"), MFAFactor(type: "email")])
    }

    @Test(arguments: [
        #"{"error":"mfa_required"}"#, #"{"error":"mfa_required","mfa_token":""}"#,
        #"{"error":"mfa_required","mfa_token":7}"#, #"{"error":"invalid_grant","mfa_token":"m1"}"#, "mfa_required", "",
    ])
    func thereIsNoPayloadWithoutTheErrorAndItsToken(_ body: String) async throws {
        let client = stubbedClient(StubTransport { _ in .json(body, status: 403) })
        let error = try await refusal(client.login(email: "a@b.c", code: "123456"))
        #expect(error.mfaRequiredErrorPayload == nil)
    }
}

import Auth0HTTPClient
import Foundation
import Testing

@testable import Auth0

@Suite struct MFAErrorTests {
    static let verifyFlags: [(name: String, flag: @Sendable (MFAVerifyError) -> Bool)] = [
        ("isMultifactorCodeInvalid", { $0.isMultifactorCodeInvalid }),
        ("isAuthorizationRejected", { $0.isAuthorizationRejected }),
        ("isAuthorizationPending", { $0.isAuthorizationPending }),
        ("isMultifactorTokenInvalid", { $0.isMultifactorTokenInvalid }),
        ("isRateLimited", { $0.isRateLimited }),
    ]

    @Test(arguments: [
        (["isMultifactorCodeInvalid"], "invalid_grant", "Invalid otp_code."),
        (["isMultifactorCodeInvalid"], "invalid_grant", "Invalid binding_code."),
        (["isMultifactorCodeInvalid"], "a0.mfa_invalid_code", ""),
        (["isMultifactorCodeInvalid", "isAuthorizationRejected"], "invalid_grant", "MFA Authorization rejected."),
        (["isAuthorizationPending"], "authorization_pending", ""),
        (["isAuthorizationPending"], "slow_down", ""),
        (["isMultifactorTokenInvalid"], "expired_token", "mfa_token is expired"),
        (["isMultifactorTokenInvalid"], "invalid_grant", "Malformed mfa_token"),
        (["isRateLimited"], "too_many_attempts", ""),
        ([], "invalid_grant", "Unknown or invalid refresh token."),
        ([], "expired_token", "another token is expired"),
    ])
    func aBodyRaisesItsFlags(_ flags: [String], code: String, words: String) async throws {
        let body = #"{"error":"\#(code)","error_description":"\#(words)"}"#
        let client = stubbedMFA(StubTransport { _ in .json(body, status: 403) })
        let error = try await refusal(client.verify(otp: "123456", mfaToken: "mt"))
        #expect(error.code == code)
        #expect(error.statusCode == 403)
        #expect(Self.verifyFlags.filter { $0.flag(error) }.map(\.name) == flags)
    }

    /// Every call, and the error that it fails with.
    static let failures: [(code: String, run: @Sendable (any MFAClient) async throws -> any MultifactorError)] = [
        (
            "mfa_list_authenticators_error",
            { try await refusal($0.getAuthenticators(mfaToken: "SECRET-TOKEN", factorsAllowed: ["otp"])) }
        ),
        ("mfa_enrollment_error", { try await refusal($0.enroll(mfaToken: "SECRET-TOKEN", phoneNumber: "+1555")) }),
        ("mfa_enrollment_error", { try await refusal($0.enroll(mfaToken: "SECRET-TOKEN", email: "a@b.c")) }),
        (
            "mfa_enrollment_error",
            { client in
                let request: any Requestable<OTPMFAEnrollmentChallenge, MfaEnrollmentError>
                request = client.enroll(mfaToken: "SECRET-TOKEN")
                return try await refusal(request)
            }
        ),
        (
            "mfa_enrollment_error",
            { client in
                let request: any Requestable<PushMFAEnrollmentChallenge, MfaEnrollmentError>
                request = client.enroll(mfaToken: "SECRET-TOKEN")
                return try await refusal(request)
            }
        ),
        ("mfa_challenge_error", { try await refusal($0.challenge(with: "sms|1", mfaToken: "SECRET-TOKEN")) }),
        ("mfa_verify_error", { try await refusal($0.verify(otp: "123456", mfaToken: "SECRET-TOKEN")) }),
        (
            "mfa_verify_error",
            { try await refusal($0.verify(oobCode: "oc", bindingCode: nil, mfaToken: "SECRET-TOKEN")) }
        ),
        ("mfa_verify_error", { try await refusal($0.verify(recoveryCode: "SECRET-CODE", mfaToken: "SECRET-TOKEN")) }),
    ]

    @Test(arguments: failures.indices)
    func everyCallTellsRefusalsFromFailuresOnTheWay(_ index: Int) async throws {
        let (fallback, run) = Self.failures[index]
        func error(_ answer: @escaping StubTransport.Answer) async throws -> any MultifactorError {
            try await run(stubbedMFA(StubTransport(answer)))
        }
        let refused = try await error { _ in
            .json(#"{"error":"invalid_grant","error_description":"Malformed mfa_token"}"#, status: 401)
        }
        #expect(refused.code == "invalid_grant")
        #expect(refused.isMultifactorTokenInvalid)
        #expect(!refused.isRetryable)

        let nameless = try await error { _ in .json("{}", status: 400) }
        #expect(nameless.code == fallback)
        #expect(nameless.statusCode == 400)

        let limited = try await error { _ in .json("", status: 429, headers: [(name: "Retry-After", value: "7")]) }
        #expect(limited.isRateLimited)
        #expect(limited.retryAfter == 7)
        #expect(limited.isRetryable)

        let page = try await error { _ in .json("<html>SECRET-PAGE</html>", status: 502) }
        #expect(page.isRetryable)
        #expect(!texts(of: page).contains("SECRET"))

        let offline = try await error { _ in throw URLError(.timedOut) }
        #expect(offline.isNetworkError)
        #expect(offline.statusCode == 0)

        let echo = try await error { _ in
            .json(#"{"error":"x","error_description":"bad SECRET-TOKEN and Bearer secret-token"}"#, status: 400)
        }
        #expect(!texts(of: echo).lowercased().contains("secret"))
    }

    @Test(arguments: [("association_required", true), ("unsupported_challenge_type", true), ("invalid_request", false)])
    func aChallengeTellsThatThereIsNoSuchFactor(_ code: String, isRequired: Bool) {
        #expect(MfaChallengeError(info: ["error": code], statusCode: 400).isMultifactorEnrollRequired == isRequired)
    }

    @Test func theErrorsCanBeMadeWithoutAStatus() {
        #expect(MfaListAuthenticatorsError(info: [:]).code == "mfa_list_authenticators_error")
        #expect(MfaEnrollmentError(info: [:]).statusCode == 0)
        #expect(MfaChallengeError(info: ["error": "x"]).code == "x")
        #expect(MFAVerifyError(info: [:]) == MFAVerifyError(info: [:], statusCode: 0))
    }
}

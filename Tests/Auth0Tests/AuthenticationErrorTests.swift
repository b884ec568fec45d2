import Auth0HTTPClient
import Foundation
import Testing

@testable import Auth0

@Suite struct AuthenticationErrorTests {
    typealias Flag = @Sendable (AuthenticationError) -> Bool

    static let flags: [(name: String, flag: Flag)] = [
        ("isMultifactorRequired", { $0.isMultifactorRequired }),
        ("isMultifactorEnrollRequired", { $0.isMultifactorEnrollRequired }),
        ("isMultifactorCodeInvalid", { $0.isMultifactorCodeInvalid }),
        ("isMultifactorTokenInvalid", { $0.isMultifactorTokenInvalid }),
        ("isPasswordNotStrongEnough", { $0.isPasswordNotStrongEnough }),
        ("isPasswordAlreadyUsed", { $0.isPasswordAlreadyUsed }),
        ("isRuleError", { $0.isRuleError }),
        ("isInvalidCredentials", { $0.isInvalidCredentials }),
        ("isRefreshTokenDeleted", { $0.isRefreshTokenDeleted }),
        ("isInvalidRefreshToken", { $0.isInvalidRefreshToken }),
        ("isAccessDenied", { $0.isAccessDenied }),
        ("isTooManyAttempts", { $0.isTooManyAttempts }),
        ("isVerificationRequired", { $0.isVerificationRequired }),
        ("isPasswordLeaked", { $0.isPasswordLeaked }),
        ("isLoginRequired", { $0.isLoginRequired }),
        ("isDPoPNonceRequired", { $0.isDPoPNonceRequired }),
        ("isCodeExpired", { $0.isCodeExpired }),
        ("isTooManyCodeAttempts", { $0.isTooManyCodeAttempts }),
        ("isRateLimited", { $0.isRateLimited }),
    ]

    /// Each body raises its own flag and no other.
    @Test(arguments: [
        ("isMultifactorRequired", ["error": "mfa_required"]),
        ("isMultifactorRequired", ["code": "a0.mfa_required"]),
        ("isMultifactorEnrollRequired", ["error": "a0.mfa_registration_required"]),
        ("isMultifactorEnrollRequired", ["error": "unsupported_challenge_type"]),
        ("isMultifactorCodeInvalid", ["error": "a0.mfa_invalid_code"]),
        ("isMultifactorCodeInvalid", ["error": "invalid_grant", "error_description": "Invalid otp_code."]),
        ("isMultifactorCodeInvalid", ["error": "invalid_grant", "error_description": "Invalid binding_code."]),
        ("isMultifactorCodeInvalid", ["error": "invalid_grant", "error_description": "MFA Authorization rejected."]),
        ("isMultifactorTokenInvalid", ["error": "expired_token", "error_description": "mfa_token is expired"]),
        ("isMultifactorTokenInvalid", ["error": "invalid_grant", "error_description": "Malformed mfa_token"]),
        ("isPasswordNotStrongEnough", ["code": "invalid_password", "name": "PasswordStrengthError"]),
        ("isPasswordAlreadyUsed", ["code": "invalid_password", "name": "PasswordHistoryError"]),
        ("isRuleError", ["error": "unauthorized", "error_description": "user is blocked"]),
        ("isInvalidCredentials", ["code": "invalid_user_password"]),
        ("isInvalidCredentials", ["error": "invalid_grant", "error_description": "Wrong email or password."]),
        (
            "isInvalidCredentials",
            ["error": "invalid_grant", "error_description": "Wrong email or verification code."]
        ),
        (
            "isInvalidCredentials",
            ["error": "invalid_grant", "error_description": "Wrong phone number or verification code."]
        ),
        (
            "isRefreshTokenDeleted",
            [
                "error": "invalid_grant",
                "error_description": "The refresh_token was generated for a user who doesn't exist anymore.",
            ]
        ),
        (
            "isInvalidRefreshToken",
            ["error": "invalid_grant", "error_description": "Unknown or invalid refresh token."]
        ),
        ("isAccessDenied", ["error": "access_denied"]),
        ("isTooManyAttempts", ["error": "too_many_attempts"]),
        ("isVerificationRequired", ["error": "requires_verification"]),
        ("isPasswordLeaked", ["error": "password_leaked"]),
        ("isLoginRequired", ["error": "login_required"]),
        ("isDPoPNonceRequired", ["error": "use_dpop_nonce"]),
        (
            "isCodeExpired",
            [
                "error": "invalid_grant",
                "error_description": "The verification code has expired. Please try to login again.",
            ]
        ),
        (
            "isTooManyCodeAttempts",
            [
                "error": "invalid_grant",
                "error_description": "You've reached the maximum number of attempts. Please try to login again.",
            ]
        ),
        ("isRateLimited", ["error": "too_many_requests"]),
        ("none", ["error": "invalid_grant"]),
        ("none", ["error_description": "Wrong email or verification code."]),
        ("none", [:]),
    ])
    func aBodyRaisesItsFlagAndNoOther(_ expected: String, body: [String: String]) {
        let error = AuthenticationError(info: body, statusCode: 403)
        let raised = Self.flags.filter { $0.flag(error) }.map(\.name)
        #expect(raised == (expected == "none" ? [] : [expected]))
    }

    @Test(arguments: [
        (URLError.Code.notConnectedToInternet, true), (.networkConnectionLost, true), (.cannotFindHost, true),
        (.cannotConnectToHost, true), (.timedOut, true), (.dnsLookupFailed, true), (.cancelled, false),
        (.badURL, false), (.serverCertificateUntrusted, true),
    ])
    func aFailureOnTheWayIsANetworkErrorInBothItsForms(_ code: URLError.Code, isNetwork: Bool) {
        let forms: [any Error] = [URLError(code), NSError(domain: NSURLErrorDomain, code: code.rawValue)]
        for cause in forms {
            let error = AuthenticationError(details: APIErrorDetails(cause: cause))
            #expect(error.isNetworkError == isNetwork)
            #expect(error.isRetryable == isNetwork)
            #expect(error.code == "a0.sdk.internal_error.plain")
            #expect(error.statusCode == 0)
        }
    }

    @Test(arguments: [(429, true), (500, true), (503, true), (599, true), (400, false), (403, false), (200, false)])
    func aStatusTellsWhetherTheSameCallMaySucceedLater(_ status: Int, retryable: Bool) {
        #expect(AuthenticationError(info: [:], statusCode: status).isRetryable == retryable)
    }

    @Test(arguments: [
        ("<html><body>Sign in to the airport's network</body></html>", 200, "a0.sdk.internal_error.plain"),
        ("<html>502</html>", 502, "a0.sdk.internal_error.plain"),
        (#"{"access_token": "ey"#, 200, "a0.sdk.internal_error.plain"),
        ("[]", 200, "a0.sdk.internal_error.plain"),
        ("", 200, "a0.sdk.internal_error.plain"),
        ("", 403, "a0.sdk.internal_error.empty"),
        ("Unauthorized", 401, "a0.sdk.internal_error.plain"),
        ("\u{0}\u{1}", 500, "a0.sdk.internal_error.plain"),
        (String(repeating: "[", count: 1000), 200, "a0.sdk.internal_error.plain"),
        ("null", 400, "a0.sdk.internal_error.plain"),
    ])
    func anUnexpectedAnswerIsATypedErrorWithoutThePage(_ body: String, status: Int, code: String) async throws {
        let client = stubbedClient(StubTransport { _ in .json(body, status: status) })
        let error = try await failure(client.login(email: "a@b.c", code: "1").parameters([:]))
        #expect(error.code == code)
        #expect(!error.localizedDescription.isEmpty)
        #expect(!error.localizedDescription.contains("<html"))
        #expect(!error.localizedDescription.contains("access_token"))
    }

    @Test(
        arguments: [
            ("30", nil, 30.0),
            ("0", nil, 0),
            (nil, nil, nil),
            ("soon", nil, nil),
            ("-5", nil, nil),
            ("Wed, 21 Oct 2026 07:28:30 GMT", "Wed, 21 Oct 2026 07:28:00 GMT", 30),
            ("Wed, 21 Oct 2026 07:27:00 GMT", "Wed, 21 Oct 2026 07:28:00 GMT", 0),
        ] as [(String?, String?, Double?)]
    )
    func aRateLimitCarriesTheWait(_ retryAfter: String?, date: String?, seconds: Double?) async throws {
        for body in [#"{"error":"too_many_requests"}"#, "Too Many Requests", ""] {
            let headers = [("retry-after", retryAfter), ("Date", date)].compactMap { name, value in
                value.map { (name: name, value: $0) }
            }
            let transport = StubTransport { _ in .json(body, status: 429, headers: headers) }
            let error = try await failure(stubbedClient(transport).startPasswordless(email: "a@b.c"))
            #expect(error.isRateLimited)
            #expect(error.retryAfter == seconds)
            #expect(transport.requests.count == 1, "a send is never repeated by itself")
        }
    }

    @Test func whatWasSentIsMaskedInTextsAndKeptInInfo() async throws {
        let words = "error in email - email format validation failed: Ana@Example.com"
        let client = stubbedClient(
            StubTransport { _ in .json(#"{"error":"bad.email","error_description":"\#(words)"}"#, status: 400) }
        )
        let error = try await failure(client.startPasswordless(email: "ana@example.com"))
        #expect(error.info["error_description"] as? String == words)
        for text in [error.localizedDescription, error.debugDescription, error.errorDescription ?? ""] {
            #expect(text.contains("email format validation failed"))
            #expect(!text.lowercased().contains("ana@example.com"))
        }
    }

    @Test func infoHoldsTheAnswerStatusAndCause() {
        let cause = URLError(.timedOut)
        let error = AuthenticationError(info: ["error": "x", "n": 1, "cause": cause], statusCode: 418)
        #expect(error.info["n"] as? Int == 1)
        #expect(error.info["statusCode"] as? Int == 418)
        #expect((error.cause as? URLError)?.code == .timedOut)
        #expect(error == AuthenticationError(info: ["error": "x", "cause": cause], statusCode: 418))
        #expect(error != AuthenticationError(info: ["error": "x"], statusCode: 400))
    }
}

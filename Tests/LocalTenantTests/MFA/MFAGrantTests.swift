import Foundation
import Testing

@testable import LocalTenant

@Suite struct MFAGrantTests {
    @Test func aCodeOfAnAppWorksOnce() async throws {
        try await drive { tenant, client in
            let (_, secret) = try await Me(tenant, client).enrolTOTP()
            try tenant.setMFA(.always)
            let token = try await client.mfaToken(tenant)
            // The code that confirmed the enrolment is spent.
            for code in [totp(secret, tenant.now), "000000", ""] where code != totp(secret, tenant.now, stepsLater: 1) {
                let answer = try await client.otp(token, code)
                if code.isEmpty {
                    expectError(answer, 400, "invalid_request")
                } else {
                    expectError(answer, 403, "invalid_grant", "Invalid otp_code.")
                }
            }
            tenant.advanceClock(seconds: 30)
            let code = totp(secret, tenant.now)
            #expect(try await client.otp(token, code).status == 200)
            expectError(try await client.otp(token, code), 401, "invalid_grant", "Malformed mfa_token")
            let second = try await client.mfaToken(tenant)
            expectError(try await client.otp(second, code), 403, "invalid_grant", "Invalid otp_code.")
            let me = try await Me(tenant, client)
            #expect(try await me.list().first?["last_auth_at"]?.string == Timestamp.text(tenant.now))
        }
    }

    @Test func ofTwoProofsAtOnceOneSignsIn() async throws {
        try await drive { tenant, client in
            let (_, secret) = try await Me(tenant, client).enrolTOTP()
            try tenant.setMFA(.always)
            let token = try await client.mfaToken(tenant)
            let code = totp(secret, tenant.now, stepsLater: 1)
            let statuses = try await withThrowingTaskGroup { group in
                for _ in 0..<8 { group.addTask { try await client.otp(token, code).status } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.sorted() == [200] + Array(repeating: 401, count: 7))
        }
    }

    @Test func theTokenIsJudgedFirst() async throws {
        try await drive {
            $0.clients.append(TenantClient(id: "other"))
        } _: { tenant, client in
            let (_, secret) = try await Me(tenant, client).enrolTOTP()
            try tenant.setMFA(.always)
            let token = try await client.mfaToken(tenant)
            tenant.advanceClock(seconds: 30)
            let code = totp(secret, tenant.now)
            let otp: [String: JSONValue] = ["mfa_token": .string(token), "otp": .string(code)]
            expectError(
                try await client.grant(mfaOTPGrant, otp, client: "other"),
                401,
                "invalid_grant",
                "Malformed mfa_token"
            )
            for bad in ["nonsense", "a.b.c"] {
                expectError(try await client.otp(bad, code), 401, "invalid_grant", "Malformed mfa_token")
            }
            expectError(try await client.grant(mfaOTPGrant, ["otp": "123456"]), 400, "invalid_request")
            tenant.advanceClock(seconds: 570)
            for answer in [
                try await client.otp(token, code), try await client.oob(token, "x"),
                try await client.recover(token, "x"), try await client.challenge(token, [:]),
            ] {
                expectError(answer, 401, "expired_token", "mfa_token is expired")
            }
        }
    }

    @Test func aClientNeedsTheGrant() async throws {
        try await drive {
            $0.clients.append(TenantClient(id: "other", grants: [.passwordlessOTP]))
        } _: { _, client in
            for grant in [mfaOTPGrant, mfaOOBGrant, mfaRecoveryGrant] {
                let answer = try await client.grant(grant, ["mfa_token": "x"], client: "other")
                expectError(
                    answer,
                    403,
                    "unauthorized_client",
                    "Grant type '\(grant)' not allowed for the client."
                )
            }
        }
    }

    @Test(arguments: ["sms", "voice"])
    func aCodeToAPhoneWorksOnce(_ channel: String) async throws {
        try await drive { tenant, client in
            _ = try await Me(tenant, client).enrolPhone("+4915112345678")
            try tenant.setMFA(.always)
            let token = try await client.mfaToken(tenant)
            let challenge = try await client.challenge(
                token,
                ["challenge_type": "oob", "oob_channel": .string(channel)]
            )
            #expect(challenge.status == 200)
            #expect(challenge.string("challenge_type") == "oob")
            #expect(challenge.string("binding_method") == "prompt")
            let message = try #require(tenant.messages(to: "+4915112345678").first)
            #expect(message.text.hasPrefix("(Voice call)") == (channel == "voice"))
            let oobCode = challenge.string("oob_code")
            let code = try #require(message.code)
            expectError(try await client.oob(token, oobCode), 400, "invalid_request")
            let wrong = code == "000000" ? "000001" : "000000"
            expectError(
                try await client.oob(token, oobCode, wrong),
                403,
                "invalid_grant",
                "Invalid binding_code."
            )
            expectError(try await client.oob(token, "nonsense", code), 403, "invalid_grant")
            #expect(try await client.oob(token, oobCode, code).status == 200)
        }
    }

    @Test func aCodeByEmailIsValidForFiveMinutes() async throws {
        try await drive { tenant, client in
            _ = try await Me(tenant, client).enrolEmail("second@example.com")
            try tenant.setMFA(.always)
            let token = try await client.mfaToken(tenant)
            let first = try await client.challenge(token, ["challenge_type": "oob"])
            let old = tenant.messages(to: "second@example.com").first?.code
            tenant.advanceClock(seconds: 300)
            expectError(
                try await client.oob(token, first.string("oob_code"), old),
                403,
                "invalid_grant",
                "Invalid binding_code."
            )
            let second = try await client.challenge(token, ["challenge_type": "oob"])
            let code = tenant.messages(to: "second@example.com").first?.code
            // A new challenge makes the one before it void.
            expectError(try await client.oob(token, first.string("oob_code"), code), 403, "invalid_grant")
            let other = try await client.mfaToken(tenant)
            expectError(try await client.oob(other, second.string("oob_code"), code), 403, "invalid_grant")
            #expect(try await client.oob(token, second.string("oob_code"), code).status == 200)
        }
    }

    @Test func aPushWaitsForItsAnswer() async throws {
        try await drive { tenant, client in
            _ = try await Me(tenant, client).enrolPush()
            try tenant.setMFA(.always)
            let token = try await client.mfaToken(tenant)
            let challenge = try await client.challenge(token, ["challenge_type": "oob"])
            #expect(challenge.json.keys.sorted() == ["challenge_type", "oob_code"])
            let oobCode = challenge.string("oob_code")
            expectError(try await client.oob(token, oobCode), 403, "authorization_pending")
            let soon = try await client.oob(token, oobCode)
            expectError(soon, 429, "slow_down")
            #expect(soon.header("retry-after") == "5")
            #expect(tenant.pushRequests.first?.purpose == .signIn)
            #expect(try await client.send("POST", "/control/push/approve").status == 200)
            #expect(try await client.oob(token, oobCode).status == 200)
            #expect(try await client.send("POST", "/control/push/approve").status == 404)
        }
    }

    @Test func aDeniedOrForgottenPushIsFinal() async throws {
        try await drive { tenant, client in
            _ = try await Me(tenant, client).enrolPush()
            try tenant.setMFA(.always)
            let token = try await client.mfaToken(tenant)
            let first = try await client.challenge(token, ["challenge_type": "oob"])
            _ = try await client.json("/control/push/deny", ["email": "ana@example.com"])
            expectError(
                try await client.oob(token, first.string("oob_code")),
                403,
                "invalid_grant",
                "MFA Authorization rejected."
            )
            expectError(try await client.oob(token, first.string("oob_code")), 403, "invalid_grant")
            let second = try await client.challenge(token, ["challenge_type": "oob"])
            tenant.advanceClock(seconds: 300)
            expectError(
                try await client.oob(token, second.string("oob_code")),
                403,
                "invalid_grant",
                "MFA Authorization rejected."
            )
        }
    }

    @Test func aRecoveryCodeIsReplacedByTheAnswer() async throws {
        try await drive { tenant, client in
            let (_, code) = try await Me(tenant, client).enrolRecoveryCode()
            try tenant.setMFA(.always)
            let token = try await client.mfaToken(tenant)
            expectError(
                try await client.recover(token, String(repeating: "A", count: 24)),
                403,
                "invalid_grant",
                "MFA Authorization rejected."
            )
            let answer = try await client.recover(token, code.lowercased())
            #expect(answer.status == 200)
            let next = try #require(answer.string("recovery_code"))
            #expect(next != code)
            let second = try await client.mfaToken(tenant)
            expectError(try await client.recover(second, code), 403, "invalid_grant")
            #expect(try await client.recover(second, next).status == 200)
        }
    }

    @Test func tenWrongCodesAreEnough() async throws {
        try await drive { tenant, client in
            let (_, secret) = try await Me(tenant, client).enrolTOTP()
            try tenant.setMFA(.always)
            let token = try await client.mfaToken(tenant)
            for _ in 0..<10 {
                expectError(try await client.otp(token, "99999"), 403, "invalid_grant", "Invalid otp_code.")
            }
            let refused = try await client.otp(token, totp(secret, tenant.now, stepsLater: 1))
            expectError(refused, 429, "too_many_attempts")
            #expect(refused.header("retry-after") == "360")
            tenant.advanceClock(seconds: 360)
            #expect(try await client.otp(token, totp(secret, tenant.now)).status == 200)
        }
    }

    @Test func somebodyBlockedMeanwhileIsKeptOut() async throws {
        try await drive { tenant, client in
            let (_, secret) = try await Me(tenant, client).enrolTOTP()
            try tenant.setMFA(.always)
            let token = try await client.mfaToken(tenant)
            try tenant.block("ana@example.com")
            expectError(
                try await client.otp(token, totp(secret, tenant.now, stepsLater: 1)),
                403,
                "unauthorized",
                "user is blocked"
            )
            try tenant.deleteUser("ana@example.com")
            expectError(try await client.otp(token, "123456"), 401, "invalid_grant", "Malformed mfa_token")
        }
    }
}

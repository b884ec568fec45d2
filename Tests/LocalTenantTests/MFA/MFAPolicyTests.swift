import Foundation
import Testing

@testable import LocalTenant

@Suite struct MFAPolicyTests {
    @Test func neverIsTheDefault() async throws {
        try await drive { tenant, client in
            #expect(tenant.policy.mfa == .never)
            try await Me(tenant, client).enrolTOTP()
            #expect(try await client.tryToSignIn(tenant).status == 200)
            let refused = try await client.json("/control/policy", ["mfa": "sometimes"], method: "PUT")
            #expect(refused.status == 400)
        }
    }

    @Test func alwaysOffersToEnrolWhoHasNoFactor() async throws {
        try await drive { tenant, client in
            #expect(try await client.json("/control/policy", ["mfa": "always"], method: "PUT").status == 200)
            let answer = try await client.tryToSignIn(tenant)
            expectError(answer, 403, "mfa_required", "Multifactor authentication required")
            #expect(
                answer.json["mfa_requirements"] == [
                    "enroll": [["type": "otp"], ["type": "push-notification"], ["type": "phone"]]
                ]
            )
            #expect(answer.json["access_token"] == nil)
        }
    }

    @Test func alwaysAsksForWhatIsEnrolled() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let (_, secret) = try await me.enrolTOTP()
            _ = try await me.enrolPhone("+4915112345678")
            _ = try await me.enrolEmail("second@example.com")
            _ = try await me.enrolPush()
            _ = try await me.enrolRecoveryCode()
            try tenant.setMFA(.always)
            let answer = try await client.tryToSignIn(tenant)
            #expect(
                answer.json["mfa_requirements"] == [
                    "challenge": [
                        ["type": "otp"], ["type": "push-notification"], ["type": "phone"], ["type": "email"],
                        ["type": "recovery-code"],
                    ]
                ]
            )
            let token = try #require(answer.string("mfa_token"))
            let tokens = try await client.otp(token, totp(secret, tenant.now, stepsLater: 1))
            #expect(tokens.status == 200)
            #expect(tokens.string("refresh_token") != nil)
            #expect(tokens.string("id_token") != nil)
            #expect(tokens.json["recovery_code"] == nil)
            // A renewal is no sign-in.
            #expect(try await client.refresh(tokens.string("refresh_token")).status == 200)
        }
    }

    @Test func aFactorThatIsOffCountsForNothing() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let (id, secret) = try await me.enrolTOTP()
            _ = try await me.enrolEmail("second@example.com")
            var policy = tenant.policy
            policy.mfa = .always
            policy.factors[.totp] = false
            try tenant.apply(policy)
            let answer = try await client.tryToSignIn(tenant)
            #expect(answer.json["mfa_requirements"] == ["challenge": [["type": "email"]]])
            let token = try #require(answer.string("mfa_token"))
            expectError(
                try await client.otp(token, totp(secret, tenant.now, stepsLater: 1)),
                403,
                "invalid_grant",
                "Invalid otp_code."
            )
            #expect(try await client.authenticators(token).map { $0["type"] } == ["email"])
            #expect(try await me.types().contains("totp"))
            #expect(try await me.delete(id).status == 204)
        }
    }

    @Test func alwaysWithNothingToEnrolEndsInARefusal() async throws {
        try await drive { tenant, client in
            var policy = tenant.policy
            policy.mfa = .always
            for factor in TenantFactor.allCases { policy.factors[factor] = false }
            try tenant.apply(policy)
            expectError(try await client.tryToSignIn(tenant), 403, "unmet_authentication_requirements")
        }
    }

    @Test func aPasskeyIsNoFurtherFactor() async throws {
        try await drive { tenant, client in
            var authenticator = try softwareAuthenticator()
            #expect(try await Me(tenant, client).enrolPasskey(&authenticator).status == 201)
            try tenant.setMFA(.always)
            #expect(try await client.tryToSignIn(tenant).json["mfa_requirements"]?["enroll"] != nil)
        }
    }

    // Step-up.

    private func exchange(_ client: Client, _ tenant: LocalTenant, _ token: String?) async throws -> Answer {
        try await client.refresh(
            token,
            ["audience": .string(tenant.url.absoluteString + "me/"), "scope": "openid read:me:factors"]
        )
    }

    @Test func stepUpAsksAfterFifteenMinutes() async throws {
        try await drive { tenant, client in
            let (_, secret) = try await Me(tenant, client).enrolTOTP()
            try tenant.setMFA(.stepUp)
            let first = try await client.signIn(tenant)
            tenant.advanceClock(seconds: 900)
            let second = try await exchange(client, tenant, first.string("refresh_token"))
            #expect(second.status == 200)
            tenant.advanceClock(seconds: 1)
            let refused = try await exchange(client, tenant, second.string("refresh_token"))
            expectError(refused, 403, "mfa_required", "Multifactor authentication required")
            #expect(refused.json["mfa_requirements"] == ["challenge": [["type": "otp"]]])

            // Another audience needs no factor, and the refresh token is not spent.
            let other = try await client.refresh(second.string("refresh_token"))
            #expect(other.status == 200)

            let again = try await exchange(client, tenant, other.string("refresh_token"))
            let token = try #require(again.string("mfa_token"))
            let answer = try await client.otp(token, totp(secret, tenant.now))
            #expect(answer.status == 200)
            #expect(answer.string("scope") == "openid read:me:factors")
            #expect(answer.string("id_token") != nil)
            let access = try #require(answer.string("access_token"))
            let factors = try await client.get("/me/v1/factors", headers: ["Authorization": "Bearer \(access)"])
            #expect(factors.status == 200)

            // It rotated as a refresh does, and holds for fifteen minutes more.
            let renewed = try #require(answer.string("refresh_token"))
            tenant.advanceClock(seconds: 900)
            let later = try await exchange(client, tenant, renewed)
            #expect(later.status == 200)
            tenant.advanceClock(seconds: 1)
            expectError(
                try await exchange(client, tenant, later.string("refresh_token")),
                403,
                "mfa_required"
            )
            expectError(
                try await client.refresh(other.string("refresh_token")),
                403,
                "invalid_grant",
                "Unknown or invalid refresh token."
            )
        }
    }

    @Test func stepUpKnowsTheAudienceByItsName() async throws {
        try await drive {
            $0.apis.append(TenantAPI(identifier: "/me/", scopes: TenantAPI.myAccountScopes, accessTokenSeconds: 60))
        } _: { tenant, client in
            let me = try await Me(tenant, client)
            try await me.enrolTOTP()
            try tenant.setMFA(.stepUp)
            let tokens = try await client.signIn(tenant)
            let first = try await exchange(client, tenant, tokens.string("refresh_token"))
            #expect(first.json["expires_in"] == 60)
            tenant.advanceClock(seconds: 901)
            let refused = try await exchange(client, tenant, first.string("refresh_token"))
            expectError(refused, 403, "mfa_required")
        }
    }

    @Test func stepUpAtASignInIsNotNeeded() async throws {
        try await drive { tenant, client in
            try await Me(tenant, client).enrolTOTP()
            try tenant.setMFA(.stepUp)
            let answer = try await client.tryToSignIn(
                tenant,
                "ana@example.com",
                ["audience": .string(tenant.url.absoluteString + "me/"), "scope": "openid read:me:factors"]
            )
            #expect(answer.status == 200)
        }
    }

    @Test func stepUpWithoutAFactorEndsAfterFifteenMinutes() async throws {
        try await drive { tenant, client in
            try tenant.setMFA(.stepUp)
            let tokens = try await client.signIn(tenant)
            let first = try await exchange(client, tenant, tokens.string("refresh_token"))
            #expect(first.status == 200)
            tenant.advanceClock(seconds: 901)
            expectError(
                try await exchange(client, tenant, first.string("refresh_token")),
                403,
                "unmet_authentication_requirements"
            )
            let other = try await client.refresh(first.string("refresh_token"))
            #expect(other.status == 200)
            #expect(try await exchange(client, tenant, client.signIn(tenant).string("refresh_token")).status == 200)
        }
    }

    @Test func aRenewalThatWaitsSpendsNothing() async throws {
        try await drive { tenant, client in
            let (_, secret) = try await Me(tenant, client).enrolTOTP()
            try tenant.setMFA(.stepUp)
            let tokens = try await client.signIn(tenant)
            tenant.advanceClock(seconds: 901)
            let waiting = try await exchange(client, tenant, tokens.string("refresh_token"))
            let token = try #require(waiting.string("mfa_token"))

            // The old token still works; what it gives is the newest then.
            let renewed = try await client.refresh(tokens.string("refresh_token"))
            #expect(renewed.status == 200)
            let answer = try await client.otp(token, totp(secret, tenant.now))
            #expect(answer.status == 200)
            #expect(answer.string("access_token") != nil)
            #expect(answer.json["refresh_token"] == nil)
            #expect(try await client.refresh(renewed.string("refresh_token")).status == 200)
        }
    }

    @Test func aRenewalThatWaitsEndsWithItsSignIn() async throws {
        try await drive { tenant, client in
            let (_, secret) = try await Me(tenant, client).enrolTOTP()
            try tenant.setMFA(.stepUp)
            let tokens = try await client.signIn(tenant)
            tenant.advanceClock(seconds: 901)
            let waiting = try await exchange(client, tenant, tokens.string("refresh_token"))
            let revoked = try await client.json(
                "/oauth/revoke",
                ["client_id": "local-client", "token": tokens.json["refresh_token"] ?? .null]
            )
            #expect(revoked.status == 200)
            expectError(
                try await client.otp(waiting.string("mfa_token") ?? "", totp(secret, tenant.now)),
                403,
                "invalid_grant",
                "Unknown or invalid refresh token."
            )
        }
    }

    @Test func aVoidRefreshTokenIsRefusedBeforeAnyFactor() async throws {
        try await drive { tenant, client in
            try await Me(tenant, client).enrolTOTP()
            try tenant.setMFA(.stepUp)
            let tokens = try await client.signIn(tenant)
            _ = try await client.refresh(tokens.string("refresh_token"))
            tenant.advanceClock(seconds: 901)
            for token in [tokens.string("refresh_token"), "v1.nobody's"] {
                expectError(try await exchange(client, tenant, token), 403, "invalid_grant")
            }
        }
    }

    @Test func refreshTokensThatDoNotRotateStay() async throws {
        try await drive { tenant, client in
            let (_, secret) = try await Me(tenant, client).enrolTOTP()
            var policy = tenant.policy
            policy.mfa = .stepUp
            policy.refresh.rotation = false
            try tenant.apply(policy)
            let tokens = try await client.signIn(tenant)
            tenant.advanceClock(seconds: 901)
            let waiting = try await exchange(client, tenant, tokens.string("refresh_token"))
            let answer = try await client.otp(waiting.string("mfa_token") ?? "", totp(secret, tenant.now))
            #expect(answer.status == 200)
            #expect(answer.json["refresh_token"] == nil)
            #expect(try await exchange(client, tenant, tokens.string("refresh_token")).status == 200)
        }
    }
}

import Foundation
import Testing

@testable import LocalTenant

@Suite struct MFAEndpointTests {
    /// An access token for the MFA API.
    private func accessToken(
        _ tenant: LocalTenant,
        _ person: String = "ana@example.com",
        scope: String = "enroll read:authenticators remove:authenticators"
    ) async throws -> TenantTokens {
        try await tenant.signIn(as: person, audience: tenant.url.absoluteString + "mfa/", scope: scope)
    }

    // Authenticators.

    @Test func authenticatorsAreListedWithTheirTypes() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            try tenant.setMFA(.always)
            let none = try await client.mfaToken(tenant)
            #expect(try await client.authenticators(none).isEmpty)
            var devices: [String] = []
            for id in [
                try await me.enrolTOTP().id, try await me.enrolPhone("+4915112345678"), try await me.enrolPush(),
                try await me.enrolEmail("second@example.com"), try await me.enrolRecoveryCode().id,
            ] {
                devices.append(String(id.drop { $0 != "|" }))
            }
            let expected: [JSONValue] = [
                ["id": .string("totp" + devices[0]), "type": "otp", "authenticator_type": "otp", "active": true],
                [
                    "id": .string("sms" + devices[1]), "type": "phone", "authenticator_type": "oob", "active": true,
                    "oob_channel": "sms", "name": "XXXXXXXXXX5678",
                ],
                [
                    "id": .string("push" + devices[2]), "type": "push-notification", "authenticator_type": "oob",
                    "active": true, "oob_channel": "auth0",
                ],
                [
                    "id": .string("email" + devices[3]), "type": "email", "authenticator_type": "oob",
                    "active": true, "oob_channel": "email", "name": "s***@e***",
                ],
                [
                    "id": .string("recovery-code" + devices[4]), "type": "recovery-code",
                    "authenticator_type": "recovery-code", "active": true,
                ],
            ]
            let token = try await client.mfaToken(tenant)
            let listed = try await client.authenticators(token)
            #expect(listed.count == 5)
            for authenticator in expected { #expect(listed.contains(authenticator), "\(listed)") }
            let other = try await client.mfaToken(tenant, "ben@example.com")
            #expect(try await client.authenticators(other).isEmpty)
        }
    }

    @Test func anAuthenticatorIsRemovedWithARealAccessToken() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let (id, _) = try await me.enrolTOTP()
            let path = "/mfa/authenticators/" + id.replacing("|", with: "%7C")
            func remove(_ token: String?) async throws -> Answer {
                var headers: [String: String] = [:]
                headers["Authorization"] = token.map { "Bearer \($0)" }
                return try await client.send("DELETE", path, headers: headers)
            }
            try tenant.setMFA(.always)
            expectError(try await remove(nil), 401, "invalid_token")
            expectError(try await remove(client.mfaToken(tenant)), 401, "invalid_token")
            let noScope = try await accessToken(tenant, scope: "enroll read:authenticators")
            expectError(try await remove(noScope.accessToken), 403, "insufficient_scope")
            let ben = try await accessToken(tenant, "ben@example.com")
            expectError(try await remove(ben.accessToken), 404, "not_found")
            let ana = try await accessToken(tenant)
            #expect(ana.expiresIn == 600)
            #expect(try await remove(ana.accessToken).status == 204)
            expectError(try await remove(ana.accessToken), 404, "not_found")
            #expect(try await me.list().isEmpty)
        }
    }

    @Test func everyEndpointJudgesItsToken() async throws {
        try await drive { tenant, client in
            try tenant.setMFA(.always)
            let token = try await client.mfaToken(tenant)
            let api = try await tenant.signIn(as: "ana@example.com", audience: "https://api.example.com")
            func list(_ token: String?) async throws -> Answer {
                var headers: [String: String] = [:]
                headers["Authorization"] = token.map { "Bearer \($0)" }
                return try await client.get("/mfa/authenticators", headers: headers)
            }
            expectError(try await list(nil), 401, "invalid_token")
            expectError(try await list("nonsense"), 401, "invalid_grant", "Malformed mfa_token")
            expectError(try await list(api.accessToken), 401, "invalid_grant", "Malformed mfa_token")
            let noScope = try await accessToken(tenant, scope: "enroll")
            expectError(try await list(noScope.accessToken), 403, "insufficient_scope")
            let noEnroll = try await accessToken(tenant, scope: "read:authenticators")
            expectError(
                try await client.associate(noEnroll.accessToken, ["authenticator_types": ["otp"]]),
                403,
                "insufficient_scope"
            )
            tenant.advanceClock(seconds: 600)
            expectError(try await list(token), 401, "expired_token", "mfa_token is expired")
            expectError(try await list(noEnroll.accessToken), 401, "invalid_grant", "Malformed mfa_token")
            expectError(
                try await client.associate(token, ["authenticator_types": ["otp"]]),
                401,
                "expired_token"
            )
        }
    }

    // Associate.

    @Test func anAppIsEnrolledAtTheSignIn() async throws {
        try await drive { tenant, client in
            try tenant.setMFA(.always)
            let token = try await client.mfaToken(tenant)
            let started = try await client.associate(
                token,
                ["client_id": "local-client", "authenticator_types": ["otp"]]
            )
            #expect(started.status == 200)
            #expect(started.string("authenticator_type") == "otp")
            let secret = try #require(started.string("secret"))
            #expect(started.string("barcode_uri")?.contains("secret=\(secret)&") == true)
            let recovery = try #require(started.json["recovery_codes"]?.array?.first?.string)
            #expect(recovery.wholeMatch(of: /[A-Z0-9]{24}/) != nil)
            #expect(try await client.authenticators(token).isEmpty)
            expectError(try await client.otp(token, "99999"), 403, "invalid_grant", "Invalid otp_code.")
            #expect(try await client.otp(token, totp(secret, tenant.now)).status == 200)

            let second = try await client.mfaToken(tenant)
            #expect(
                try await client.authenticators(second).compactMap { $0["type"]?.string }.sorted()
                    == ["otp", "recovery-code"]
            )
            expectError(
                try await client.associate(second, ["authenticator_types": ["otp"]]),
                403,
                "access_denied",
                "User is already enrolled."
            )
            #expect(try await client.recover(second, recovery).status == 200)
        }
    }

    @Test(
        arguments: [
            ("sms", "+4915112345678", "sms"), ("voice", "+4915112345678", "voice"),
            ("email", "second@example.com", "email"),
        ]
    )
    func anAddressIsEnrolledAtTheSignIn(_ channel: String, address: String, prefix: String) async throws {
        try await drive { tenant, client in
            try tenant.setMFA(.always)
            let token = try await client.mfaToken(tenant)
            let started = try await client.associate(
                token,
                [
                    "authenticator_types": ["oob"], "oob_channels": [.string(channel)],
                    channel == "email" ? "email" : "phone_number": .string(address),
                ]
            )
            #expect(started.status == 200)
            #expect(started.string("authenticator_type") == "oob")
            #expect(started.string("oob_channel") == channel)
            #expect(started.string("binding_method") == "prompt")
            #expect(started.json["recovery_codes"]?.array?.count == 1)
            let oobCode = started.string("oob_code")
            let code = tenant.messages(to: address).first?.code
            expectError(
                try await client.oob(token, oobCode, "99999"),
                403,
                "invalid_grant",
                "Invalid binding_code."
            )
            #expect(try await client.oob(token, oobCode, code).status == 200)
            let second = try await client.mfaToken(tenant)
            let ids = try await client.authenticators(second).compactMap { $0["id"]?.string }
            #expect(ids.contains { $0.hasPrefix(prefix + "|dev_") })
        }
    }

    @Test func aPushDeviceIsEnrolledWithItsCodes() async throws {
        try await drive { tenant, client in
            try tenant.setMFA(.always)
            let token = try await client.mfaToken(tenant)
            let started = try await client.associate(
                token,
                ["authenticator_types": ["oob"], "oob_channels": ["auth0"]]
            )
            #expect(
                started.json.keys.sorted()
                    == ["authenticator_type", "barcode_uri", "oob_channel", "oob_code", "recovery_codes"]
            )
            #expect(started.string("oob_channel") == "auth0")
            let oobCode = started.string("oob_code")
            expectError(try await client.oob(token, oobCode), 403, "authorization_pending")
            try tenant.answerPush(approved: true)
            #expect(try await client.oob(token, oobCode).status == 200)
            let second = try await client.mfaToken(tenant)
            #expect(
                try await client.authenticators(second).compactMap { $0["type"]?.string }.sorted()
                    == ["otp", "push-notification", "recovery-code"]
            )
            let uri = try #require(started.string("barcode_uri"))
            let secret = try #require(uri.firstMatch(of: /secret=([A-Z2-7]+)/)?.1)
            #expect(try await client.otp(second, totp(String(secret), tenant.now)).status == 200)
        }
    }

    @Test(
        arguments: [
            ("{}", "invalid_request"), (#"{"authenticator_types": []}"#, "invalid_request"),
            (#"{"authenticator_types": [1]}"#, "invalid_request"),
            (#"{"authenticator_types": ["otp", "oob"]}"#, "invalid_request"),
            (#"{"authenticator_types": ["webauthn"]}"#, "unsupported_challenge_type"),
            (#"{"authenticator_types": ["oob"]}"#, "invalid_request"),
            (#"{"authenticator_types": ["oob"], "oob_channels": ["fax"]}"#, "invalid_request"),
            (#"{"authenticator_types": ["oob"], "oob_channels": ["sms"]}"#, "invalid_request"),
            (#"{"authenticator_types": ["oob"], "oob_channels": ["sms"], "phone_number": "1"}"#, "invalid_request"),
            (#"{"authenticator_types": ["oob"], "oob_channels": ["email"]}"#, "invalid_request"),
            (#"{"authenticator_types": ["oob"], "oob_channels": ["email"], "email": "x"}"#, "invalid_request"),
        ]
    )
    func whatCannotBeEnrolledIsRefused(_ body: String, error: String) async throws {
        try await drive { tenant, client in
            try tenant.setMFA(.always)
            expectError(try await client.associate(client.mfaToken(tenant), json(body)), 400, error)
        }
    }

    @Test func aFactorThatIsOffIsNotEnrolled() async throws {
        try await drive {
            $0.policy.factors[.totp] = false
            $0.policy.factors[.recoveryCode] = false
            $0.policy.mfa = .always
        } _: { tenant, client in
            let token = try await client.mfaToken(tenant)
            expectError(
                try await client.associate(token, ["authenticator_types": ["otp"]]),
                400,
                "unsupported_challenge_type"
            )
            let push = try await client.associate(
                token,
                ["authenticator_types": ["oob"], "oob_channels": ["auth0"]]
            )
            #expect(push.json["recovery_codes"] == nil)
            try tenant.answerPush(approved: true)
            #expect(try await client.oob(token, push.string("oob_code")).status == 200)
            let second = try await client.mfaToken(tenant)
            #expect(try await client.authenticators(second).map { $0["type"] } == ["push-notification"])
        }
    }

    @Test func aFurtherFactorIsEnrolledWithAnAccessToken() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            try await me.enrolTOTP()
            let tokens = try await accessToken(tenant)
            let started = try await client.associate(
                tokens.accessToken,
                ["authenticator_types": ["oob"], "oob_channels": ["sms"], "phone_number": "+4915112345678"]
            )
            #expect(started.status == 200)
            #expect(started.json["recovery_codes"] == nil)
            let code = tenant.messages(to: "+4915112345678").first?.code
            let answer = try await client.oob(tokens.accessToken, started.string("oob_code"), code)
            #expect(answer.status == 200)
            #expect(answer.json["expires_in"] == 600)
            #expect(answer.json["refresh_token"] == nil)
            #expect(try await client.authenticators(answer.string("access_token") ?? "").count == 2)
            #expect(try await me.types().sorted() == ["phone", "totp"])
        }
    }

    // Challenge.

    @Test func aChallengeTakesWhatThePersonHas() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            try tenant.setMFA(.always)
            let none = try await client.mfaToken(tenant)
            expectError(try await client.challenge(none, ["challenge_type": "otp"]), 403, "association_required")
            let (totp, _) = try await me.enrolTOTP()
            let token = try await client.mfaToken(tenant)
            let otp = try await client.challenge(token, ["challenge_type": "otp"])
            #expect(otp.json == ["challenge_type": "otp"])
            #expect(try await client.challenge(token, ["challenge_type": "otp oob"]).json == otp.json)
            #expect(try await client.challenge(token, ["authenticator_id": .string(totp)]).json == otp.json)
            for bad: [String: JSONValue] in [
                ["challenge_type": "oob"], ["challenge_type": "magic"],
                ["challenge_type": "oob", "authenticator_id": .string(totp)],
                ["challenge_type": "otp", "oob_channel": "sms"],
            ] {
                expectError(try await client.challenge(token, bad), 400, "unsupported_challenge_type")
            }
            let ben = try await Me(tenant, client, "ben@example.com").enrolTOTP().id
            for id in [ben, "totp|dev_unknown"] {
                expectError(
                    try await client.challenge(token, ["authenticator_id": .string(id)]),
                    400,
                    "invalid_request"
                )
            }
            #expect(try await client.json("/mfa/challenge", ["client_id": "local-client"]).status == 400)
            let noClient = try await client.json("/mfa/challenge", ["mfa_token": .string(token)])
            expectError(noClient, 400, "invalid_request")
            expectError(try await client.challenge("nonsense", [:]), 401, "invalid_grant", "Malformed mfa_token")
        }
    }

    @Test func anAuthenticatorIsChosenById() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let first = try await me.enrolPhone("+4915112345678")
            _ = try await me.enrolEmail("second@example.com")
            try tenant.setMFA(.always)
            let token = try await client.mfaToken(tenant)
            let before = tenant.messages(channel: .sms).count
            for prefix in ["sms", "voice", "phone"] {
                let id = prefix + first.drop { $0 != "|" }
                let answer = try await client.challenge(
                    token,
                    ["challenge_type": "oob", "authenticator_id": .string(id)]
                )
                #expect(answer.status == 200)
                let text = tenant.messages(channel: .sms).first?.text
                #expect(text?.hasPrefix("(Voice call)") == (prefix == "voice"))
            }
            #expect(tenant.messages(channel: .sms).count == before + 3)
        }
    }

    @Test func messagesToPhonesAreLimited() async throws {
        try await drive {
            $0.policy.rateLimits = .auth0
            $0.policy.mfa = .always
        } _: { tenant, client in
            let token = try await client.mfaToken(tenant)
            let body: JSONValue = [
                "authenticator_types": ["oob"], "oob_channels": ["sms"], "phone_number": "+4915112345678",
            ]
            for _ in 0..<10 { #expect(try await client.associate(token, body).status == 200) }
            let refused = try await client.associate(token, body)
            expectError(refused, 429, "too_many_requests")
            #expect(refused.header("retry-after") == "3600")
        }
    }
}

import Foundation
import Testing

@testable import LocalTenant

@Suite struct AuthorizationCodeTests {
    private static func configure(_ configuration: inout TenantConfiguration) {
        configuration.clients += [TenantClient(id: "web", secret: "s3cret")]
    }

    @Test func givesWhatWasAskedFor() async throws {
        try await drive { tenant, client in
            let answer = try await Browser(tenant).signIn(
                tenant,
                "ana@example.com",
                ["audience": "https://api.example.com", "scope": "openid read:things offline_access"]
            )
            let tokens = try await client.exchange(answer.outcome["code"], ["scope": "openid", "nonce": "other"])
            #expect(tokens.status == 200)
            #expect(tokens.string("token_type") == "Bearer")
            #expect(tokens.string("scope") == "openid read:things offline_access")
            #expect(tokens.string("refresh_token") != nil)
            #expect(tokens.string("access_token")?.split(separator: ".").count == 3)
            #expect(tokens.header("cache-control") == "no-store")
            #expect(try tokens.idTokenClaims()["nonce"] == "n-1")
        }
    }

    /// One refused exchange: what differs from a good one, and the refusal.
    struct Refusal: Sendable, CustomTestStringConvertible {
        let changes: [String: JSONValue]
        var after: Double = 0
        var status = 403
        var error = "invalid_grant"
        var description = "Invalid authorization code"

        var testDescription: String { "\(changes) \(after)" }
    }

    @Test(
        arguments: [
            Refusal(changes: ["code": "x"]),
            Refusal(changes: ["client_id": "local-client-static"]),
            Refusal(changes: [:], after: 600),
            Refusal(
                changes: ["code_verifier": .string(Application.verifier + "x")],
                description: "Failed to verify code verifier"
            ),
            Refusal(changes: ["code_verifier": .null], description: "Failed to verify code verifier"),
            Refusal(
                changes: ["redirect_uri": "http://127.0.0.1:8485/callback"],
                description: "The redirect_uri is not the one that the authorization code was asked for with"
            ),
            Refusal(
                changes: ["redirect_uri": .null],
                description: "The redirect_uri is not the one that the authorization code was asked for with"
            ),
            Refusal(
                changes: ["code": .null],
                status: 400,
                error: "invalid_request",
                description: "Missing required parameter: code"
            ),
            Refusal(
                changes: ["client_id": "nobody"],
                status: 401,
                error: "access_denied",
                description: "Unauthorized"
            ),
            Refusal(
                changes: ["client_id": "web"],
                status: 401,
                error: "invalid_client",
                description: "Client authentication failed"
            ),
        ]
    )
    func refuses(_ refusal: Refusal) async throws {
        try await drive(Self.configure) { tenant, client in
            let answer = try await Browser(tenant).signIn(tenant)
            tenant.advanceClock(seconds: refusal.after)
            let tokens = try await client.exchange(answer.outcome["code"], refusal.changes)
            #expect(tokens.status == refusal.status)
            #expect(tokens.string("error") == refusal.error)
            #expect(tokens.string("error_description") == refusal.description)
        }
    }

    @Test func aCodeLivesForTenMinutes() async throws {
        try await drive { tenant, client in
            let answer = try await Browser(tenant).signIn(tenant)
            tenant.advanceClock(seconds: 599)
            #expect(try await client.exchange(answer.outcome["code"]).status == 200)
        }
    }

    @Test func aSecondUseEndsWhatTheFirstOneGave() async throws {
        try await drive { tenant, client in
            let code = try await Browser(tenant).signIn(tenant).outcome["code"]
            let tokens = try await client.exchange(code)
            let second = try await client.exchange(code)
            #expect(second.status == 403)
            #expect(second.string("error_description") == "Invalid authorization code")
            let renewal = try await client.json(
                "/oauth/token",
                [
                    "grant_type": "refresh_token", "client_id": "local-client",
                    "refresh_token": .string(tokens.string("refresh_token") ?? ""),
                ]
            )
            #expect(renewal.string("error_description") == "Unknown or invalid refresh token.")
        }
    }

    @Test(
        arguments: [["code_verifier": "x"], ["redirect_uri": "http://127.0.0.1:8485/callback"]] as [[String: JSONValue]]
    )
    func anAttemptThatFailsUsesTheCodeUp(_ changes: [String: JSONValue]) async throws {
        try await drive { tenant, client in
            let code = try await Browser(tenant).signIn(tenant).outcome["code"]
            #expect(try await client.exchange(code, changes).status == 403)
            #expect(try await client.exchange(code).string("error_description") == "Invalid authorization code")
        }
    }

    @Test func anotherClientsAttemptDoesNot() async throws {
        try await drive { tenant, client in
            let code = try await Browser(tenant).signIn(tenant).outcome["code"]
            #expect(try await client.exchange(code, ["client_id": "local-client-static"]).status == 403)
            #expect(try await client.exchange(code).status == 200)
        }
    }

    @Test func aConfidentialClientNeedsNoChallengeButMayNotInventOne() async throws {
        try await drive(Self.configure) { tenant, client in
            let changes: [String: String?] = ["client_id": "web", "code_challenge": nil, "code_challenge_method": nil]
            let secret: [String: JSONValue] = ["client_id": "web", "client_secret": "s3cret"]
            let browser = Browser(tenant)
            let first = try await browser.signIn(tenant, "ana@example.com", changes)
            let invented = try await client.exchange(first.outcome["code"], secret)
            #expect(invented.string("error_description") == "Failed to verify code verifier")
            let second = try await browser.get(Application.authorize(changes))
            let tokens = try await client.exchange(
                second.outcome["code"],
                secret.merging(["code_verifier": .null]) { $1 }
            )
            #expect(tokens.status == 200)
        }
    }

    @Test func somebodyBlockedOrGoneGetsNothing() async throws {
        try await drive { tenant, client in
            let browser = Browser(tenant)
            let first = try await browser.signIn(tenant)
            try tenant.block("ana@example.com")
            #expect(try await client.exchange(first.outcome["code"]).string("error") == "unauthorized")
            try tenant.block("ana@example.com", false)
            let second = try await browser.get(Application.authorize())
            try tenant.deleteUser("ana@example.com")
            let answer = try await client.exchange(second.outcome["code"])
            #expect(answer.string("error_description") == "Invalid authorization code")
        }
    }

    @Test func aFurtherFactorIsAskedForAtTheExchange() async throws {
        try await drive {
            $0.policy.mfa = .always
        } _: { tenant, client in
            let answer = try await Browser(tenant).signIn(tenant)
            let refusal = try await client.exchange(answer.outcome["code"])
            #expect(refusal.status == 403 && refusal.string("error") == "mfa_required")
            #expect(refusal.string("mfa_token") != nil)
        }
    }

    @Test func anyLoopbackPortIsOptIn() async throws {
        try await drive {
            $0.clients = [TenantClient(id: "local-client", loopbackAnyPort: true)]
        } _: { tenant, client in
            let redirect = "http://127.0.0.1:45678/callback"
            let answer = try await Browser(tenant).signIn(tenant, "ana@example.com", ["redirect_uri": redirect])
            #expect(answer.location.hasPrefix(redirect + "?code="))
            let other = try await client.exchange(answer.outcome["code"])
            #expect(other.string("error") == "invalid_grant")
            let again = try await Browser(tenant).signIn(tenant, "ana@example.com", ["redirect_uri": redirect])
            let tokens = try await client.exchange(again.outcome["code"], ["redirect_uri": .string(redirect)])
            #expect(tokens.status == 200)
        }
    }
}

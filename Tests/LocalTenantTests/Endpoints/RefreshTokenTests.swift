import Auth0Crypto
import Foundation
import Testing

@testable import LocalTenant

@Suite struct RefreshTokenTests {
    private func refresh(
        _ client: Client,
        _ token: String?,
        _ more: [String: JSONValue] = [:],
        id: String = "local-client"
    ) async throws -> Answer {
        let members: [String: JSONValue] = [
            "grant_type": "refresh_token", "client_id": .string(id), "refresh_token": .string(token ?? ""),
        ]
        return try await client.json("/oauth/token", .object(members.merging(more) { $1 }))
    }

    private func expectRefused(_ answer: Answer, at location: SourceLocation = #_sourceLocation) {
        #expect(answer.status == 403, sourceLocation: location)
        #expect(answer.string("error") == "invalid_grant", sourceLocation: location)
        #expect(
            answer.string("error_description") == "Unknown or invalid refresh token.",
            sourceLocation: location
        )
    }

    @Test func eachExchangeVoidsTheTokenAndReuseEndsTheFamily() async throws {
        try await drive { tenant, client in
            let r1 = try await client.signIn(tenant).string("refresh_token")
            let second = try await refresh(client, r1)
            #expect(second.status == 200)
            #expect(second.string("id_token") != nil)
            let r2 = second.string("refresh_token")
            #expect(r2 != nil && r2 != r1)
            let r3 = try await refresh(client, r2).string("refresh_token")
            expectRefused(try await refresh(client, r1))
            expectRefused(try await refresh(client, r3))
            expectRefused(try await refresh(client, r2))
        }
    }

    @Test func theOverlapForgivesALostReply() async throws {
        try await drive { configuration in
            configuration.policy.refresh.overlapSeconds = 30
        } _: { tenant, client in
            let r1 = try await client.signIn(tenant).string("refresh_token")
            tenant.inject(TenantFault(match: "POST /oauth/token", drop: .after))
            // On a connection of its own: on one that was used before, the client would send again by itself.
            await #expect(throws: (any Error).self) { try await refresh(Client(tenant), r1) }
            tenant.advanceClock(seconds: 29)
            let r3 = try await refresh(client, r1).string("refresh_token")
            #expect(r3 != nil)
            let r4 = try await refresh(client, r3).string("refresh_token")
            expectRefused(try await refresh(client, r1))
            expectRefused(try await refresh(client, r4))
        }
    }

    @Test func outsideTheOverlapALostReplyIsReuse() async throws {
        try await drive { configuration in
            configuration.policy.refresh.overlapSeconds = 30
        } _: { tenant, client in
            let r1 = try await client.signIn(tenant).string("refresh_token")
            _ = try await refresh(client, r1)
            tenant.advanceClock(seconds: 30)
            expectRefused(try await refresh(client, r1))
        }
    }

    @Test func aTokenThatDoesNotRotateStaysAndIsLeftOut() async throws {
        try await drive { tenant, client in
            let id = "local-client-static"
            let r1 = try await client.signIn(tenant, client: id).string("refresh_token")
            for _ in 0..<2 {
                let answer = try await refresh(client, r1, id: id)
                #expect(answer.status == 200)
                #expect(answer.json["refresh_token"] == nil)
            }
        }
    }

    @Test func rotationThatIsTurnedOnReplacesTheOtherTokens() async throws {
        try await drive { tenant, client in
            let id = "local-client-static"
            let first = try await client.signIn(tenant, client: id).string("refresh_token")
            let other = try await client.signIn(tenant, client: id).string("refresh_token")
            var policy = tenant.policy
            policy.refresh.rotation = true
            try tenant.apply(policy)
            #expect(try await refresh(client, first, id: id).string("refresh_token") != nil)
            expectRefused(try await refresh(client, other, id: id))
        }
    }

    @Test func lifetimesFollowTheTenantsClock() async throws {
        try await drive { configuration in
            configuration.policy.refresh.absoluteSeconds = 100
            configuration.policy.refresh.idleSeconds = 40
        } _: { tenant, client in
            var token = try await client.signIn(tenant).string("refresh_token")
            for _ in 0..<2 {
                tenant.advanceClock(seconds: 39)
                token = try await refresh(client, token).string("refresh_token")
                #expect(token != nil)
            }
            tenant.advanceClock(seconds: 22)
            expectRefused(try await refresh(client, token))

            let idle = try await client.signIn(tenant).string("refresh_token")
            tenant.advanceClock(seconds: 40)
            expectRefused(try await refresh(client, idle))
        }
    }

    @Test func refusesWhatItDoesNotKnow() async throws {
        try await drive { configuration in
            configuration.clients += [TenantClient(id: "codes-only", grants: [.passwordlessOTP])]
        } _: { tenant, client in
            let token = try await client.signIn(tenant).string("refresh_token")
            expectRefused(try await refresh(client, "v1.random"))
            expectRefused(try await refresh(client, token, id: "local-client-static"))
            let missing = try await refresh(client, "")
            #expect(missing.status == 400)
            #expect(missing.string("error_description") == "Missing required parameter: refresh_token")
            let off = try await refresh(client, token, id: "codes-only")
            #expect(off.status == 403)
            #expect(off.string("error") == "unauthorized_client")
            #expect(try await refresh(client, token).status == 200)
        }
    }

    @Test func withoutOfflineAccessThereIsNone() async throws {
        try await drive { tenant, client in
            let tokens = try await client.signIn(tenant, "ana@example.com", ["scope": "openid"])
            #expect(tokens.json["refresh_token"] == nil)
        }
    }

    @Test func someoneBlockedOrGoneIsRefused() async throws {
        try await drive { tenant, client in
            let token = try await client.signIn(tenant).string("refresh_token")
            try tenant.block("ana@example.com")
            let blocked = try await refresh(client, token)
            #expect(blocked.status == 403)
            #expect(blocked.string("error") == "unauthorized")
            try tenant.block("ana@example.com", false)
            try tenant.deleteUser("ana@example.com")
            let gone = try await refresh(client, token)
            #expect(gone.status == 403)
            #expect(
                gone.string("error_description")
                    == "The refresh_token was generated for a user who doesn't exist anymore."
            )
        }
    }

    @Test func aRefreshTokenServesTheMyAccountAPIToo() async throws {
        try await drive { tenant, client in
            let tokens = try await client.signIn(tenant, "ana@example.com", ["audience": "https://api.example.com"])
            let audience = tenant.url.absoluteString + "me/"
            let mine = try await refresh(
                client,
                tokens.string("refresh_token"),
                ["audience": .string(audience), "scope": "openid read:me:factors delete:everything"]
            )
            #expect(mine.status == 200)
            #expect(mine.string("scope") == "openid read:me:factors")
            let claims: JSONValue = try JSONCoding.decode(
                from: JWS(compact: mine.string("access_token") ?? "").payload
            )
            #expect(claims["aud"]?.array?.first == .string(audience))

            let back = try await refresh(client, mine.string("refresh_token"))
            #expect(back.string("scope") == "openid profile email offline_access")
            let other = try await refresh(
                client,
                back.string("refresh_token"),
                ["audience": "https://other.example.com"]
            )
            #expect(other.status == 403)
            #expect(other.string("error") == "access_denied")
            // A refusal spends nothing.
            #expect(try await refresh(client, back.string("refresh_token")).status == 200)
        }
    }

    @Test func revocationEndsTheSignIn() async throws {
        try await drive { configuration in
            configuration.clients += [TenantClient(id: "web", secret: "s3cret")]
        } _: { tenant, client in
            let token = try await client.signIn(tenant).string("refresh_token")
            let other = try await client.signIn(tenant).string("refresh_token")
            func revoke(_ members: [String: JSONValue]) async throws -> Answer {
                try await client.json("/oauth/revoke", .object(members))
            }
            let ours: [String: JSONValue] = ["client_id": "local-client", "token": .string(token ?? "")]

            #expect(try await revoke(["client_id": "local-client"]).string("error") == "invalid_request")
            #expect(try await revoke(["token": "x"]).string("error") == "invalid_request")
            let unknown = try await revoke(["client_id": "nobody", "token": "x"])
            #expect(unknown.status == 401)
            #expect(unknown.string("error") == "invalid_client")
            #expect(try await revoke(["client_id": "web", "token": "x", "client_secret": "no"]).status == 401)
            #expect(try await revoke(["client_id": "local-client", "token": "x"]).status == 200)

            // Another client's call is answered alike and does nothing.
            #expect(try await revoke(ours.merging(["client_id": "local-client-static"]) { $1 }).status == 200)
            let next = try await refresh(client, token).string("refresh_token")
            let answer = try await revoke(ours.merging(["token": .string(next ?? "")]) { $1 })
            #expect(answer.status == 200)
            #expect(answer.body.isEmpty)
            expectRefused(try await refresh(client, next))
            #expect(try await refresh(client, other).status == 200)
        }
    }

    @Test func revocationCanEndEverySignInOfTheGrant() async throws {
        try await drive { configuration in
            configuration.policy.revocationEndsGrant = true
        } _: { tenant, client in
            let token = try await client.signIn(tenant).string("refresh_token")
            let other = try await client.signIn(tenant).string("refresh_token")
            _ = try await client.form("/oauth/revoke", "client_id=local-client&token=\(token ?? "")")
            expectRefused(try await refresh(client, other))
        }
    }
}

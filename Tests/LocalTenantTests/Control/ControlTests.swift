import Auth0Crypto
import Foundation
import Testing

@testable import LocalTenant

@Suite struct ControlTests {
    @Test func healthNamesTheTenant() async throws {
        try await drive { tenant, client in
            let answer = try await client.get("/control/health")
            #expect(answer.status == 200)
            #expect(answer.string("issuer") == tenant.url.absoluteString)
        }
    }

    private func messages(_ client: Client, _ query: String) async throws -> [JSONValue] {
        try JSONDecoder().decode([JSONValue].self, from: try await client.get("/control/messages" + query).body)
    }

    @Test func messagesAreNewestFirstAndCanBeNarrowed() async throws {
        try await drive {
            $0.fixedCodes = ["ana+test@example.com": "111111", "+4915112345678": "222222"]
        } _: { _, client in
            try await client.startEmail("ana+test@example.com")
            _ = try await client.json(
                "/passwordless/start",
                ["client_id": "local-client", "connection": "sms", "phone_number": "+4915112345678"]
            )
            let all = try await messages(client, "")
            #expect(all.map { $0["code"] } == ["222222", "111111"])
            #expect(
                all.last?.object?.keys.sorted() == ["channel", "code", "created_at", "id", "link", "text", "to"]
            )
            #expect(all.last?["link"] == .null)
            #expect(try await messages(client, "?channel=email").map { $0["to"] } == ["ana+test@example.com"])
            #expect(try await messages(client, "?to=ANA%2Btest@example.com").count == 1)
            #expect(try await messages(client, "?to=ana+test@example.com").isEmpty)
            #expect(try await messages(client, "?to=%2B4915112345678&channel=sms").count == 1)
            #expect(try await client.get("/control/messages?channel=fax").status == 400)
        }
    }

    @Test func requestsAreLoggedWithoutSecrets() async throws {
        try await drive { tenant, client in
            let tokens = try await client.signIn(tenant)
            _ = try await client.get("/nowhere?state=xyz")
            let text = try await client.get("/control/requests").text
            for secret in [tokens.string("refresh_token"), tenant.messages().first?.code, "ana@example.com", "xyz"] {
                #expect(try !text.contains(#require(secret)))
            }
            let log = tenant.requests
            #expect(log.map(\.path) == ["/nowhere", "/oauth/token", "/passwordless/start"])
            #expect(log.map(\.status) == [404, 200, 200])
            #expect(log.first?.error == "not_found")
            #expect(log.dropFirst().first?.parameters["grant_type"] == otpGrant)
            #expect(log.dropFirst().first?.parameters["otp"] == "•••")
        }
    }

    @Test func theClockMovesAndComesBack() async throws {
        try await drive { tenant, client in
            let answer = try await client.json("/control/clock", ["advance_seconds": 181])
            #expect(answer.string("time") == "2027-01-15T08:03:01.000Z")
            #expect(answer.json["offset_seconds"] == 181)
            _ = try await client.json("/control/clock", ["advance_seconds": -1])
            #expect(tenant.now == TestWorld.start.addingTimeInterval(180))
            _ = try await client.json("/control/clock", ["reset": true])
            #expect(tenant.now == TestWorld.start)
            let bad: [JSONValue] = [
                ["advance_seconds": "1"], ["advance": 1], ["advance_seconds": 9_000_000_000], [],
            ]
            for body in bad {
                #expect(try await client.json("/control/clock", body).status == 400)
            }
        }
    }

    @Test func aPolicyKeepsWhatIsNotNamed() async throws {
        try await drive { tenant, client in
            let path = "/control/policy"
            let first = try await client.json(
                path,
                ["access_token_seconds": 30, "refresh": ["rotation": true, "overlap_seconds": 5]],
                method: "PUT"
            )
            #expect(first.status == 200)
            _ = try await client.json(path, ["refresh": ["idle_seconds": 60], "sign_up": false], method: "PUT")
            #expect(tenant.policy.accessTokenSeconds == 30)
            #expect(tenant.policy.refresh.overlapSeconds == 5)
            #expect(tenant.policy.refresh.idleSeconds == 60)
            #expect(!tenant.policy.signUp)
            _ = try await client.json(path, ["access_token_seconds": .null], method: "PUT")
            #expect(tenant.policy.accessTokenSeconds == nil)
            let bad: [JSONValue] = [
                ["acces_token_seconds": 1], ["refresh": ["rotate": true]], ["id_token_seconds": 0], [1],
            ]
            for body in bad {
                #expect(try await client.json(path, body, method: "PUT").status == 400)
            }
            #expect(try await client.get(path).json["sign_up"] == false)
            _ = try await client.json(path, ["access_token_seconds": 30, "sign_up": true], method: "PUT")
            let tokens = try await client.signIn(tenant)
            #expect(tokens.json["expires_in"] == 30)
        }
    }

    @Test func faultsStandInTheWay() async throws {
        let world = TestWorld()
        try await drive(world: world) { tenant, client in
            let down = try await client.json(
                "/control/faults",
                [
                    "match": "GET /userinfo", "times": 2, "status": 503, "headers": ["Retry-After": "30"],
                    "body": "<html>down</html>", "delay_ms": 1_500,
                ]
            )
            #expect(down.status == 200)
            for _ in 0..<2 {
                let answer = try await client.get("/userinfo")
                #expect(answer.status == 503)
                #expect(answer.header("retry-after") == "30")
                #expect(answer.text == "<html>down</html>")
            }
            #expect(try await client.get("/userinfo").status == 401)
            #expect(world.noted == [.milliseconds(1_500), .milliseconds(1_500)])

            tenant.inject(TenantFault(match: "POST /passwordless/start", drop: .before))
            await #expect(throws: (any Error).self) { try await Client(tenant).startEmail("ana@example.com") }
            #expect(tenant.messages().isEmpty)
            tenant.inject(TenantFault(match: "POST /passwordless/start", drop: .after))
            await #expect(throws: (any Error).self) { try await Client(tenant).startEmail("ana@example.com") }
            #expect(tenant.messages().count == 1)
            #expect(tenant.requests.prefix(2).map(\.status) == [nil, nil])

            tenant.inject(TenantFault(match: "/*", times: nil, status: 500))
            #expect(try await client.get("/me/v1/factors").status == 500)
            #expect(try await client.get("/control/health").status == 200)
            #expect(try await client.send("DELETE", "/control/faults").status == 204)
            #expect(try await client.get("/me/v1/factors").status == 401)
            #expect(try await client.json("/control/faults", ["match": "/a", "times": 0]).status == 400)
        }
    }

    @Test func keysRotateAndEarlierOnesStayPublished() async throws {
        let world = TestWorld()
        var environment = world.environment
        environment.makeKey = { try RSAPrivateKey() }
        let tenant = try LocalTenant(configuration: TenantConfiguration(), environment: environment)
        try await tenant.start()
        let client = Client(tenant)
        func published() async throws -> [String] {
            try JSONDecoder().decode(JWKSet.self, from: try await client.get("/.well-known/jwks.json").body)
                .keys.compactMap(\.kid)
        }
        let before = try await published()
        let first = try await client.signIn(tenant, "ana@example.com", ["audience": "https://api.example.com"])
        let rotated = try await client.send("POST", "/control/keys/rotate")
        #expect(rotated.status == 200)
        let kid = try #require(rotated.string("kid"))
        #expect(try await published() == [kid] + before)
        let second = try await client.signIn(tenant)
        #expect(try JWS(compact: second.string("id_token") ?? "").header.kid == kid)
        let token = first.string("access_token") ?? ""
        #expect(try await client.get("/userinfo", headers: ["Authorization": "Bearer \(token)"]).status == 200)

        _ = try await client.json("/control/keys/rotate", ["revoke_previous": true])
        #expect(try await published().count == 1)
        #expect(try await client.get("/userinfo", headers: ["Authorization": "Bearer \(token)"]).status == 401)
        await tenant.stop()
    }

    @Test func peopleCanBeBlockedAndForgotten() async throws {
        try await drive { tenant, client in
            _ = try await client.signIn(tenant)
            let blocked = try await client.json("/control/users/block", ["email": "ANA@example.com"])
            #expect(blocked.status == 200)
            #expect(blocked.json["blocked"] == true)
            #expect(tenant.users.map(\.isBlocked) == [true])
            let id = JSONValue.string(tenant.users.first?.id ?? "")
            _ = try await client.json("/control/users/block", ["user_id": id, "blocked": false])
            #expect(tenant.users.map(\.isBlocked) == [false])
            #expect(try await client.json("/control/users/block", ["email": "bob@example.com"]).status == 404)
            #expect(try await client.json("/control/users/block", [:]).status == 400)
            #expect(try await client.json("/control/users/delete", ["user_id": id]).status == 204)
            #expect(tenant.users.isEmpty)
        }
    }

    @Test func stateGoesOutAndInAgain() async throws {
        try await drive { tenant, client in
            let tokens = try await client.signIn(tenant)
            let state = try await client.get("/control/state")
            #expect(state.status == 200)
            #expect(state.header("cache-control") == "no-store")
            #expect(!state.text.contains(tokens.string("refresh_token") ?? "-"))

            try await drive { other, otherClient in
                let put = try await otherClient.send("PUT", "/control/state", body: state.body)
                #expect(put.status == 204)
                #expect(other.users == tenant.users)
                let refreshed = try await otherClient.json(
                    "/oauth/token",
                    [
                        "grant_type": "refresh_token", "client_id": "local-client",
                        "refresh_token": tokens.json["refresh_token"] ?? "",
                    ]
                )
                #expect(refreshed.status == 200)
                let keys = try await client.get("/.well-known/jwks.json").text
                #expect(try await otherClient.get("/.well-known/jwks.json").text == keys)
                let profile = try await otherClient.get(
                    "/userinfo",
                    headers: ["Authorization": "Bearer \(tokens.string("access_token") ?? "")"]
                )
                #expect(profile.status == 200)
                #expect(try await other.exportState().isEmpty == false)
            }
        }
    }

    @Test(
        arguments: [
            #"{"version": 2}"#, #"{"people": []}"#, #"{"users": [{"user_id": "1"}]}"#, "[]", "{",
            #"{"users": [{"email": "a@example.com"}, {"email": "A@example.com"}]}"#,
            #"{"keys": [{"kid": "1", "jwk": {"kty": "oct"}, "created_at": "2026-01-01T00:00:00.000Z"}]}"#,
        ]
    )
    func aStateThatMakesNoSenseChangesNothing(_ state: String) async throws {
        try await drive { tenant, client in
            _ = try await client.signIn(tenant)
            let before = try await client.get("/control/state").text
            let answer = try await client.send("PUT", "/control/state", body: Data(state.utf8))
            #expect(answer.status == 400)
            #expect(try await client.get("/control/state").text == before)
        }
    }

    @Test func aResetGoesBackToTheConfigurationButKeepsTheKeys() async throws {
        try await drive {
            $0.users = [TenantUser(email: "kept@example.com")]
        } _: { tenant, client in
            let token = try await client.signIn(tenant).string("refresh_token")
            tenant.advanceClock(seconds: 5)
            tenant.inject(TenantFault(match: "/oauth/token", status: 500))
            _ = try await client.json("/control/policy", ["sign_up": false], method: "PUT")
            let keys = try await client.get("/.well-known/jwks.json").text
            #expect(try await client.send("POST", "/control/reset").status == 204)
            #expect(tenant.users.map(\.email) == ["kept@example.com"])
            #expect(tenant.messages().isEmpty)
            #expect(tenant.requests.isEmpty)
            #expect(tenant.policy == TenantPolicy())
            #expect(tenant.now == TestWorld.start)
            #expect(try await client.get("/.well-known/jwks.json").text == keys)
            let answer = try await client.form(
                "/oauth/token",
                "grant_type=refresh_token&client_id=local-client&refresh_token=\(token ?? "")"
            )
            #expect(answer.status == 403)
        }
    }
}

import Foundation
import Testing

@testable import LocalTenant

@Suite struct UserInfoTests {
    private func profile(_ client: Client, _ token: String?, method: String = "GET") async throws -> Answer {
        try await client.send(method, "/userinfo", headers: ["Authorization": "Bearer \(token ?? "")"])
    }

    @Test func tellsWhatTheScopesAllow() async throws {
        try await drive { tenant, client in
            let all = try await client.signIn(tenant)
            for method in ["GET", "POST"] {
                let answer = try await profile(client, all.string("access_token"), method: method)
                #expect(answer.status == 200)
                #expect(
                    answer.json == [
                        "sub": .string(tenant.users.first?.id ?? ""), "name": "ana@example.com", "nickname": "ana",
                        "email": "ana@example.com", "email_verified": true,
                        "updated_at": "2027-01-15T08:00:00.000Z",
                    ]
                )
            }
            let little = try await client.signIn(tenant, "ana@example.com", ["scope": "openid"])
            #expect(try await profile(client, little.string("access_token")).json.keys.sorted() == ["sub"])
        }
    }

    @Test func takesATokenForAnAPIToo() async throws {
        try await drive { tenant, client in
            let tokens = try await client.signIn(tenant, "ana@example.com", ["audience": "https://api.example.com"])
            #expect(try await profile(client, tokens.string("access_token")).status == 200)
        }
    }

    @Test func refusesWhatIsNoTokenOfItsOwn() async throws {
        try await drive { tenant, client in
            let tokens = try await client.signIn(tenant, "ana@example.com", ["audience": "https://api.example.com"])
            let token = tokens.string("access_token") ?? ""
            let parts = token.split(separator: ".").map(String.init)
            let none = Data(#"{"alg":"none"}"#.utf8).base64EncodedString().replacing("=", with: "")
            let bad = [
                "", "x", "a.b.c", parts[0] + "." + parts[1] + ".", none + "." + parts[1] + ".",
                parts[0] + "." + parts[1] + "." + String(parts[2].reversed()), tokens.string("id_token") ?? "",
                tokens.string("refresh_token") ?? "",
            ]
            for token in bad {
                let answer = try await profile(client, token)
                #expect(answer.status == 401)
                #expect(answer.string("error") == "invalid_token")
                #expect(answer.header("www-authenticate")?.hasPrefix("Bearer") == true)
            }
            #expect(try await client.get("/userinfo").status == 401)
            #expect(try await client.get("/userinfo", headers: ["Authorization": token]).status == 401)
        }
    }

    @Test func refusesATokenWithoutTheScopeOpenID() async throws {
        try await drive { tenant, client in
            let opaque = try await client.signIn(tenant, "ana@example.com", ["scope": "profile"])
            #expect(try await profile(client, opaque.string("access_token")).status == 401)
            let signed = try await client.signIn(
                tenant,
                "ana@example.com",
                ["scope": "read", "audience": "https://api.example.com"]
            )
            #expect(try await profile(client, signed.string("access_token")).status == 401)
        }
    }

    @Test(arguments: [nil, "https://api.example.com"] as [JSONValue?])
    func refusesAnExpiredToken(_ audience: JSONValue?) async throws {
        try await drive { tenant, client in
            let tokens = try await client.signIn(tenant, "ana@example.com", audience.map { ["audience": $0] } ?? [:])
            tenant.advanceClock(seconds: 86_399)
            #expect(try await profile(client, tokens.string("access_token")).status == 200)
            tenant.advanceClock(seconds: 1)
            #expect(try await profile(client, tokens.string("access_token")).status == 401)
        }
    }

    @Test func refusesSomeoneBlockedOrGone() async throws {
        try await drive { tenant, client in
            let token = try await client.signIn(tenant).string("access_token")
            try tenant.block("ana@example.com")
            #expect(try await profile(client, token).status == 401)
            try tenant.block("ana@example.com", false)
            #expect(try await profile(client, token).status == 200)
            try tenant.deleteUser("ana@example.com")
            #expect(try await profile(client, token).status == 401)
        }
    }
}

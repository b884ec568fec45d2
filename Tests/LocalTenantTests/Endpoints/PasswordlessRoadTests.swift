import Auth0Crypto
import Foundation
import Testing

@testable import LocalTenant

@Suite struct PasswordlessRoadTests {
    @Test func aCodeByEmailSignsIn() async throws {
        try await drive { tenant, client in
            let start = try await client.startEmail("ana@example.com")
            #expect(start.status == 200)
            #expect(start.string("email") == "ana@example.com")

            let message = try #require(tenant.messages(to: "ana@example.com", channel: .email).first)
            #expect(message.code?.count == 6)

            let tokens = try await client.login("ana@example.com", code: message.code)
            #expect(tokens.status == 200)
            #expect(tokens.string("token_type") == "Bearer")
            #expect(tokens.json["expires_in"] == 86_400)
            #expect(tokens.string("refresh_token") != nil)
            #expect(tokens.header("cache-control") == "no-store")

            let accessToken = try #require(tokens.string("access_token"))
            let profile = try await client.get("/userinfo", headers: ["Authorization": "Bearer \(accessToken)"])
            #expect(profile.status == 200)
            #expect(profile.string("email") == "ana@example.com")
            #expect(profile.string("sub")?.hasPrefix("email|") == true)
        }
    }

    @Test func theIDTokenVerifiesWithThePublishedKey() async throws {
        try await drive { tenant, client in
            let tokens = try await client.signIn(tenant, "ana@example.com")
            let jws = try JWS(compact: try #require(tokens.string("id_token")))
            let keys = try JSONDecoder().decode(JWKSet.self, from: try await client.get("/.well-known/jwks.json").body)
            let keyID = try #require(jws.header.kid)
            let key = try #require(keys.key(withID: keyID))
            #expect(jws.isValid(with: try RSAPublicKey(jwk: key)))

            let claims = try JSONDecoder().decode(JSONValue.self, from: jws.payload)
            #expect(claims["iss"]?.string == tenant.url.absoluteString)
            #expect(claims["aud"] == "local-client")
            #expect(claims["iat"] == 1_800_000_000)
            #expect(claims["exp"] == 1_800_036_000)
        }
    }

    @Test func aCodeBySMSSignsIn() async throws {
        try await drive { tenant, client in
            let start = try await client.json(
                "/passwordless/start",
                ["client_id": "local-client", "connection": "sms", "phone_number": "+4591131761367", "send": "code"]
            )
            #expect(start.status == 200)
            let code = try #require(tenant.messages(to: "+4591131761367", channel: .sms).first?.code)
            let tokens = try await client.form(
                "/oauth/token",
                "client_id=local-client&grant_type=\(otpGrant)&realm=sms&username=%2B4591131761367&otp=\(code)&scope=openid"
            )
            #expect(tokens.status == 200)
            #expect(tokens.string("refresh_token") == nil)
        }
    }

    @Test func theDiscoveryDocumentNamesTheRealPort() async throws {
        try await drive { tenant, client in
            let document = try await client.get("/.well-known/openid-configuration")
            #expect(document.string("issuer") == tenant.url.absoluteString)
            #expect(document.string("token_endpoint") == tenant.url.absoluteString + "oauth/token")
        }
    }

    @Test func whatIsNotEmulatedIs404AndNamesItself() async throws {
        try await drive { _, client in
            let answer = try await client.get("/oidc/logout?client_id=local-client")
            #expect(answer.status == 404)
            #expect(answer.string("error") == "not_found")
            #expect(answer.string("error_description")?.contains("GET /oidc/logout") == true)
        }
    }
}

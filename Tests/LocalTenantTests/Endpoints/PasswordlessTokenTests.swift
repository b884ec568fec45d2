import Auth0Crypto
import Foundation
import Testing

@testable import LocalTenant

@Suite struct PasswordlessTokenTests {
    private static let wrongEmail = "Wrong email or verification code."

    private func expect(
        _ answer: Answer,
        _ status: Int,
        _ error: String,
        _ description: String? = nil,
        at location: SourceLocation = #_sourceLocation
    ) {
        #expect(answer.status == status, sourceLocation: location)
        #expect(answer.string("error") == error, sourceLocation: location)
        if let description {
            #expect(answer.string("error_description") == description, sourceLocation: location)
        }
        #expect(answer.header("cache-control") == "no-store", sourceLocation: location)
    }

    @Test func aWrongCodeIsRefused() async throws {
        try await drive {
            $0.fixedCodes = ["ana@example.com": "123456", "+4915112345678": "004242"]
        } _: { _, client in
            expect(try await client.login("ana@example.com", code: "123456"), 403, "invalid_grant", Self.wrongEmail)
            try await client.startEmail("ana@example.com")
            for code in ["654321", "12345", "1234567", "١٢٣٤٥٦", " 123456"] {
                try await client.startEmail("ana@example.com")
                expect(try await client.login("ana@example.com", code: code), 403, "invalid_grant", Self.wrongEmail)
            }
            _ = try await client.json(
                "/passwordless/start",
                ["client_id": "local-client", "connection": "sms", "phone_number": "+4915112345678"]
            )
            expect(
                try await client.login("+4915112345678", code: "4242", ["realm": "sms"]),
                403,
                "invalid_grant",
                "Wrong phone number or verification code."
            )
            #expect(try await client.login("+4915112345678", code: "004242", ["realm": "sms"]).status == 200)
        }
    }

    @Test func anOlderOrUsedCodeIsRefused() async throws {
        try await drive { tenant, client in
            try await client.startEmail("ana@example.com")
            try await client.startEmail("ana@example.com")
            let codes = tenant.messages(to: "ana@example.com").map(\.code)
            if codes[0] != codes[1] {
                expect(try await client.login("ana@example.com", code: codes[1]), 403, "invalid_grant", Self.wrongEmail)
            }
            #expect(try await client.login("ana@example.com", code: codes[0]).status == 200)
            expect(try await client.login("ana@example.com", code: codes[0]), 403, "invalid_grant", Self.wrongEmail)
        }
    }

    @Test func theFourthTryIsRefusedEvenWhenItIsRight() async throws {
        try await drive {
            $0.fixedCodes = ["ana@example.com": "123456"]
        } _: { _, client in
            try await client.startEmail("ana@example.com")
            for _ in 0..<3 {
                expect(try await client.login("ana@example.com", code: "1"), 403, "invalid_grant", Self.wrongEmail)
            }
            expect(
                try await client.login("ana@example.com", code: "123456"),
                403,
                "invalid_grant",
                "You've reached the maximum number of attempts. Please try to login again."
            )
            try await client.startEmail("ana@example.com")
            #expect(try await client.login("ana@example.com", code: "123456").status == 200)
        }
    }

    @Test func aCodeExpiresAfterThreeMinutesOfTheTenantsClock() async throws {
        try await drive { tenant, client in
            try await client.startEmail("ana@example.com")
            let code = tenant.messages().first?.code
            tenant.advanceClock(seconds: 181)
            expect(
                try await client.login("ana@example.com", code: code),
                403,
                "invalid_grant",
                "The verification code has expired. Please try to login again."
            )
            tenant.resetClock()
            #expect(try await client.login("ana@example.com", code: code).status == 200)
        }
    }

    @Test func someoneBlockedIsRefused() async throws {
        try await drive { tenant, client in
            _ = try await client.signIn(tenant)
            try await client.startEmail("ana@example.com")
            try tenant.block("ana@example.com")
            let code = tenant.messages().first?.code
            expect(
                try await client.login("ana@example.com", code: code),
                403,
                "unauthorized",
                "user is blocked"
            )
        }
    }

    @Test(arguments: ["grant_type", "client_id", "username", "otp", "realm"])
    func namesAMissingParameter(_ name: String) async throws {
        try await drive { _, client in
            for absent in ["", nil] as [JSONValue?] {
                var members: [String: JSONValue] = [
                    "client_id": "local-client", "grant_type": .string(otpGrant), "realm": "email",
                    "username": "ana@example.com", "otp": "123456",
                ]
                members[name] = absent
                expect(
                    try await client.json("/oauth/token", .object(members)),
                    400,
                    "invalid_request",
                    "Missing required parameter: \(name)"
                )
            }
        }
    }

    @Test func refusesWhoOrWhatItDoesNotKnow() async throws {
        try await drive { configuration in
            configuration.clients += [
                TenantClient(id: "web", secret: "s3cret"), TenantClient(id: "no-codes", grants: [.refreshToken]),
            ]
        } _: { tenant, client in
            let to = "ana@example.com"
            let unknown = try await client.login(to, code: "1", client: "nobody")
            expect(unknown, 401, "access_denied", "Unauthorized")
            expect(try await client.login(to, code: "1", client: "web"), 401, "invalid_client")
            expect(
                try await client.login(to, code: "1", client: "web", ["client_secret": "wrong"]),
                401,
                "invalid_client"
            )
            let off = try await client.login(to, code: "1", client: "no-codes")
            expect(
                off,
                403,
                "unauthorized_client",
                "Grant type 'http://auth0.com/oauth/grant-type/passwordless/otp' not allowed for the client."
            )
            #expect(off.string("error_uri") == "https://auth0.com/docs/clients/client-grant-types")
            for realm in ["fax", "Username-Password-Authentication"] as [JSONValue] {
                expect(try await client.login(to, code: "1", ["realm": realm]), 400, "invalid_request")
            }
            for grant in ["password", "client_credentials", "magic"] as [JSONValue] {
                expect(try await client.login(to, code: "1", ["grant_type": grant]), 400, "unsupported_grant_type")
            }
            expect(try await client.login(to, code: "1", ["otp": 123_456]), 400, "invalid_request")
            expect(try await client.login(to, code: "1", ["client_assertion": "a.b.c"]), 400, "invalid_request")
            expect(try await client.form("/oauth/token", "", headers: ["DPoP": "a.b.c"]), 400, "invalid_request")
            expect(
                try await client.login(to, code: "1", ["audience": "https://unknown.example.com"]),
                403,
                "access_denied"
            )
        }
    }

    @Test func aCodeIsGoodForTheClientThatAskedForIt() async throws {
        try await drive { tenant, client in
            try await client.startEmail("ana@example.com")
            let code = tenant.messages().first?.code
            expect(
                try await client.login("ana@example.com", code: code, client: "local-client-static"),
                403,
                "invalid_grant",
                Self.wrongEmail
            )
        }
    }

    @Test func aConfidentialClientMayUseBasicOrTheBody() async throws {
        try await drive {
            $0.clients = [TenantClient(id: "web app", secret: "s:3+cret/")]
            $0.fixedCodes = ["ana@example.com": "123456"]
        } _: { _, client in
            let body = "grant_type=\(otpGrant)&realm=email&username=ana%40example.com&otp=123456&scope=openid"
            let start: JSONValue = [
                "client_id": "web app", "client_secret": "s:3+cret/", "connection": "email",
                "email": "ana@example.com", "send": "code",
            ]
            #expect(try await client.json("/passwordless/start", start).status == 200)
            let credentials = Data("web%20app:s%3A3%2Bcret%2F".utf8).base64EncodedString()
            let basic = try await client.form(
                "/oauth/token",
                body,
                headers: ["Authorization": "Basic \(credentials)"]
            )
            #expect(basic.status == 200)
            _ = try await client.json("/passwordless/start", start)
            let inBody = try await client.form("/oauth/token", body + "&client_id=web+app&client_secret=s:3%2Bcret/")
            #expect(inBody.status == 200)
            let both = try await client.form(
                "/oauth/token",
                body + "&client_id=web+app&client_secret=s:3%2Bcret/",
                headers: ["Authorization": "Basic \(credentials)"]
            )
            expect(both, 400, "invalid_request")
            let broken = try await client.form("/oauth/token", body, headers: ["Authorization": "Basic !"])
            expect(broken, 400, "invalid_request")
        }
    }

    @Test(
        arguments: [
            ("application/json", "{"), ("application/json", "[]"),
            ("application/x-www-form-urlencoded", "grant_type=a&grant_type=b"),
            ("application/x-www-form-urlencoded", "otp=%zz"), ("text/plain", "hello"),
            ("application/x-www-form-urlencoded", "\u{FFFF}"),
        ]
    )
    func refusesAMalformedBody(_ type: String, _ body: String) async throws {
        try await drive { _, client in
            let answer = try await client.send(
                "POST",
                "/oauth/token",
                headers: ["Content-Type": type],
                body: Data(body.utf8)
            )
            expect(answer, 400, "invalid_request")
        }
    }

    @Test func anotherMethodIsRefused() async throws {
        try await drive { _, client in
            let answer = try await client.get("/oauth/token")
            #expect(answer.status == 405)
            #expect(answer.header("allow") == "POST")
        }
    }

    @Test func theAccessTokenIsForItsAudience() async throws {
        try await drive {
            $0.apis = [
                TenantAPI(identifier: "https://myapi.com/api", scopes: ["read"], accessTokenSeconds: 600),
                TenantAPI(identifier: "urn:strict", tokenProfile: .rfc9068),
            ]
        } _: { tenant, client in
            let tokens = try await client.signIn(
                tenant,
                "ana@example.com",
                ["audience": "https://myapi.com/api", "scope": "openid read write"]
            )
            #expect(tokens.json["expires_in"] == 600)
            #expect(tokens.string("scope") == "openid read")
            let jws = try JWS(compact: tokens.string("access_token") ?? "")
            #expect(jws.header.typ == "JWT")
            let claims: JSONValue = try JSONCoding.decode(from: jws.payload)
            let issuer = tenant.url.absoluteString
            #expect(
                claims == [
                    "iss": .string(issuer), "sub": .string(tenant.users.first?.id ?? ""),
                    "aud": ["https://myapi.com/api", .string(issuer + "userinfo")], "azp": "local-client",
                    "scope": "openid read", "iat": 1_800_000_000, "exp": 1_800_000_600,
                ]
            )

            let strict = try await client.signIn(tenant, "ana@example.com", ["audience": "urn:strict", "scope": "x"])
            #expect(strict.string("id_token") == nil)
            let other = try JWS(compact: strict.string("access_token") ?? "")
            #expect(other.header.typ == "at+jwt")
            let otherClaims: JSONValue = try JSONCoding.decode(from: other.payload)
            #expect(otherClaims["aud"] == "urn:strict")
            #expect(otherClaims["client_id"] == "local-client")
            #expect(otherClaims["jti"]?.string?.isEmpty == false)
            #expect(otherClaims["azp"] == nil)
        }
    }

    @Test func theIDTokenTellsWhatTheScopesAllow() async throws {
        try await drive {
            $0.users = [
                TenantUser(
                    id: "email|7",
                    email: "ana@example.com",
                    phoneNumber: "+4915112345678",
                    claims: ["name": "Ana 李", "given_name": "Ana", "https://example.com/role": "admin", "sub": "x"]
                )
            ]
        } _: { tenant, client in
            let tokens = try await client.signIn(
                tenant,
                "ana@example.com",
                ["scope": "openid profile phone", "nonce": "n-1", "max_age": 60]
            )
            let claims: JSONValue = try JSONCoding.decode(
                from: JWS(compact: tokens.string("id_token") ?? "").payload
            )
            #expect(claims["sub"] == "email|7")
            #expect(claims["name"] == "Ana 李")
            #expect(claims["nickname"] == "ana")
            #expect(claims["updated_at"]?.string == "2027-01-15T08:00:00.000Z")
            #expect(claims["phone_number"] == "+4915112345678")
            #expect(claims["email"] == nil)
            #expect(claims["https://example.com/role"] == "admin")
            #expect(claims["nonce"] == "n-1")
            #expect(claims["auth_time"] == 1_800_000_000)
            #expect(claims["sid"]?.string?.isEmpty == false)
        }
    }
}

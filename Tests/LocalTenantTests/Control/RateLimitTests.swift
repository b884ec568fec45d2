import Foundation
import Testing

@testable import LocalTenant

@Suite struct RateLimitTests {
    private func limited(_ configuration: inout TenantConfiguration) {
        configuration.policy.rateLimits = .auth0
    }

    private func expectRefused(_ answer: Answer, wait: String, at location: SourceLocation = #_sourceLocation) {
        #expect(answer.status == 429, sourceLocation: location)
        #expect(answer.string("error") == "too_many_requests", sourceLocation: location)
        #expect(answer.header("x-ratelimit-remaining") == "0", sourceLocation: location)
        #expect(answer.header("retry-after") == wait, sourceLocation: location)
    }

    @Test func offByDefault() async throws {
        try await drive { _, client in
            for _ in 0..<60 {
                let answer = try await client.startEmail("ana@example.com")
                #expect(answer.status == 200)
                #expect(answer.header("x-ratelimit-limit") == nil)
            }
        }
    }

    @Test func fiftyCodesAnHourFromOneAddress() async throws {
        try await drive(limited) { tenant, client in
            let first = try await client.startEmail("ana@example.com")
            #expect(first.header("x-ratelimit-limit") == "50")
            #expect(first.header("x-ratelimit-remaining") == "49")
            #expect(first.header("x-ratelimit-reset") == "1800000072")
            for number in 0..<49 { #expect(try await client.startEmail("\(number)@example.com").status == 200) }
            expectRefused(try await client.startEmail("ana@example.com"), wait: "72")
            #expect(tenant.messages(to: "ana@example.com").count == 1)
            tenant.advanceClock(seconds: 72)
            #expect(try await client.startEmail("ana@example.com").status == 200)
            expectRefused(try await client.startEmail("ana@example.com"), wait: "72")
        }
    }

    @Test func thirtyTokenRequestsAtOnce() async throws {
        try await drive(limited) { tenant, client in
            for number in 0..<30 {
                let answer = try await client.form("/oauth/token", "")
                #expect(answer.status == 400)
                #expect(answer.header("x-ratelimit-remaining") == String(29 - number))
            }
            let refused = try await client.form("/oauth/token", "")
            #expect(refused.header("x-ratelimit-limit") == "30")
            expectRefused(refused, wait: "1")
            tenant.advanceClock(seconds: 1)
            #expect(try await client.form("/oauth/token", "").status == 400)
        }
    }

    @Test func tenProfilesAtOnceForEachPerson() async throws {
        try await drive(limited) { tenant, client in
            let ana = try await client.signIn(tenant, "ana@example.com").string("access_token") ?? ""
            let bob = try await client.signIn(tenant, "bob@example.com").string("access_token") ?? ""
            func profile(_ token: String) async throws -> Answer {
                try await client.get("/userinfo", headers: ["Authorization": "Bearer \(token)"])
            }
            for _ in 0..<10 { #expect(try await profile(ana).status == 200) }
            expectRefused(try await profile(ana), wait: "12")
            #expect(try await profile(bob).header("x-ratelimit-limit") == "10")
        }
    }

    @Test func tenFailuresBlockAnAddressForOneIdentifier() async throws {
        try await drive { configuration in
            limited(&configuration)
            configuration.fixedCodes = ["ana@example.com": "123456", "bob@example.com": "123456"]
        } _: { tenant, client in
            for number in 0..<10 {
                if number.isMultiple(of: 3) { try await client.startEmail("ana@example.com") }
                #expect(try await client.login("ana@example.com", code: "654321").status == 403)
            }
            try await client.startEmail("ana@example.com")
            let blocked = try await client.login("ana@example.com", code: "123456")
            #expect(blocked.status == 429)
            #expect(blocked.string("error") == "too_many_attempts")
            try await client.startEmail("bob@example.com")
            #expect(try await client.login("bob@example.com", code: "123456").status == 200)
        }
    }

    @Test func theWholeTenantHasALimitToo() async throws {
        try await drive(limited) { _, client in
            for _ in 0..<300 { _ = try await client.get("/nowhere") }
            let answer = try await client.get("/.well-known/openid-configuration")
            #expect(answer.status == 429)
            #expect(answer.header("x-ratelimit-limit") == "300")
            #expect(try await client.get("/control/health").status == 200)
        }
    }
}

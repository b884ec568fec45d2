import Foundation
import Testing

@testable import LocalTenant

@Suite struct SessionTests {
    @Test func aBrowserThatIsSignedInIsNotAskedAgain() async throws {
        try await drive { tenant, client in
            let browser = Browser(tenant)
            _ = try await browser.signIn(tenant)
            for changes in [[:], ["prompt": "none"], ["client_id": "local-client-static"]] as [[String: String?]] {
                let answer = try await browser.get(Application.authorize(changes))
                #expect(answer.location.hasPrefix(Application.callback + "?code="))
                let tokens = try await client.exchange(
                    answer.outcome["code"],
                    ["client_id": .string((changes["client_id"] ?? "local-client") ?? "")]
                )
                #expect(try tokens.idTokenClaims()["email"] == "ana@example.com")
            }
            #expect(tenant.messages().count == 1)
        }
    }

    @Test func theCookieIsOutOfReachOfScriptsAndOtherSites() async throws {
        try await drive { tenant, _ in
            let browser = Browser(tenant)
            let start = try await browser.get(Application.authorize())
            let answer = try await browser.signIn(tenant)
            for cookie in [start.header("set-cookie"), answer.header("set-cookie")] {
                #expect(cookie?.contains("; HttpOnly") == true && cookie?.contains("; SameSite=Lax") == true)
            }
            let port = try #require(tenant.url.port)
            #expect(Set(browser.cookies.keys) == ["auth0_\(port)", "auth0_login_\(port)"])
        }
    }

    @Test func promptLoginAsksAgainAndTheNewSessionTakesThePlaceOfTheOld() async throws {
        try await drive { tenant, _ in
            let browser = Browser(tenant)
            _ = try await browser.signIn(tenant)
            let port = try #require(tenant.url.port)
            let old = try #require(browser.cookies["auth0_\(port)"])
            let answer = try await browser.signIn(tenant, "bob@example.com", ["prompt": "login"])
            #expect(answer.outcome["code"] != nil)
            #expect(browser.cookies["auth0_\(port)"] != old)
            let stolen = try await Client(tenant).get("/authorize", headers: [:])
            #expect(stolen.status == 400)
            let other = Browser(tenant)
            let silent = try await other.get(
                Application.authorize(["prompt": "none"]),
                headers: ["Cookie": "auth0_\(port)=\(old)"]
            )
            #expect(silent.outcome["error"] == "login_required")
        }
    }

    @Test func maxAgeAsksAgainAndGivesTheTimeOfTheSignIn() async throws {
        try await drive { tenant, client in
            let browser = Browser(tenant)
            let start = Int(TestWorld.start.timeIntervalSince1970)
            _ = try await browser.signIn(tenant)
            tenant.advanceClock(seconds: 30)
            let silent = try await browser.get(Application.authorize(["max_age": "60"]))
            let claims = try await client.exchange(silent.outcome["code"]).idTokenClaims()
            #expect(claims["auth_time"] == .int(start))
            #expect(claims["iat"] == .int(start + 30))
            tenant.advanceClock(seconds: 30)
            let expired = try await browser.get(Application.authorize(["max_age": "60", "prompt": "none"]))
            #expect(expired.outcome["error"] == "login_required")
            let again = try await browser.signIn(tenant, "ana@example.com", ["max_age": "0"])
            #expect(try await client.exchange(again.outcome["code"]).idTokenClaims()["auth_time"] == .int(start + 60))
        }
    }

    @Test(arguments: [(259_199.0, true), (259_200.0, false)])
    func aSessionEndsAfterThreeDaysWithoutUse(_ seconds: Double, isGood: Bool) async throws {
        try await drive { tenant, _ in
            let browser = Browser(tenant)
            _ = try await browser.signIn(tenant)
            tenant.advanceClock(seconds: seconds)
            let answer = try await browser.get(Application.authorize(["prompt": "none"]))
            #expect((answer.outcome["code"] != nil) == isGood)
        }
    }

    @Test func aSessionEndsAfterSevenDaysInAnyCase() async throws {
        try await drive { tenant, _ in
            let browser = Browser(tenant)
            _ = try await browser.signIn(tenant)
            for _ in 0..<3 {
                tenant.advanceClock(seconds: 200_000)
                #expect(try await browser.get(Application.authorize(["prompt": "none"])).outcome["code"] != nil)
            }
            tenant.advanceClock(seconds: 4_800)
            let answer = try await browser.get(Application.authorize(["prompt": "none"]))
            #expect(answer.outcome["error"] == "login_required")
        }
    }

    @Test(arguments: ["block", "delete", "reset"])
    func aSessionEndsWithItsPerson(_ end: String) async throws {
        try await drive { tenant, _ in
            let browser = Browser(tenant)
            _ = try await browser.signIn(tenant)
            switch end {
            case "block": try tenant.block("ana@example.com")
            case "delete": try tenant.deleteUser("ana@example.com")
            default: try tenant.reset()
            }
            let answer = try await browser.get(Application.authorize(["prompt": "none"]))
            #expect(answer.outcome["error"] == "login_required")
            if end == "block" {
                // The session is gone for good, not only while the block lasts.
                try tenant.block("ana@example.com", false)
                #expect(
                    try await browser.get(Application.authorize(["prompt": "none"])).outcome["error"]
                        == "login_required"
                )
            }
        }
    }
}

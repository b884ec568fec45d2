import Auth0Crypto
import Foundation
import Testing

@testable import LocalTenant

@Suite struct LoginPageTests {
    @Test(arguments: [("ana@example.com", "email|"), ("+45 91 13 17 61", "sms|")])
    func signsInByEmailAndBySMS(_ identifier: String, prefix: String) async throws {
        try await drive { tenant, client in
            let answer = try await Browser(tenant).signIn(tenant, identifier)
            #expect(answer.location.hasPrefix(Application.callback + "?code="))
            #expect(answer.outcome["state"] == "s t+a&te")
            #expect(answer.outcome.count == 2)
            let tokens = try await client.exchange(answer.outcome["code"])
            #expect(tokens.status == 200)
            let claims = try tokens.idTokenClaims()
            #expect(claims["nonce"] == "n-1")
            #expect(claims["auth_time"] == nil)
            #expect(claims["sub"]?.string?.hasPrefix(prefix) == true)
        }
    }

    @Test func thePagesAskInTheRightWords() async throws {
        try await drive { tenant, _ in
            let browser = Browser(tenant)
            for (connection, label) in [
                (nil, "E-mail address or phone number"), ("email", "E-mail address"), ("sms", "Phone number"),
            ] {
                let start = try await browser.get(Application.authorize(["connection": connection]))
                let page = try await browser.get(start.location)
                #expect(page.status == 200)
                #expect(page.text.contains("<label for=\"identifier\">\(label)</label>"))
                #expect(page.text.contains("to continue to <strong>Local client</strong>"))
            }
            let hint = try await browser.get(Application.authorize(["login_hint": "ana+test@\"example.com"]))
            #expect(try await browser.get(hint.location).text.contains("value=\"ana+test@&quot;example.com\""))
            let id = try await browser.askForCode()
            let page = try await browser.get("/u/login/code?state=\(id)")
            #expect(page.text.contains("<strong>ana@example.com</strong>"))
            #expect(page.text.contains("autocomplete=\"one-time-code\""))
            #expect(try await browser.get("/u/login?state=\(id)").text.contains("value=\"ana@example.com\""))
        }
    }

    @Test func loadsNothingAndRunsNothing() async throws {
        try await drive { tenant, _ in
            let browser = Browser(tenant)
            let id = try await browser.askForCode()
            for path in ["/u/login?state=\(id)", "/u/login/code?state=\(id)", "/authorize", "/u/login?state=x"] {
                let page = try await browser.get(path)
                let policy = try #require(page.header("content-security-policy"))
                #expect(policy.hasPrefix("default-src 'none'; style-src 'sha256-"))
                #expect(!policy.contains("script-src") && !policy.contains("unsafe"))
                #expect(policy.contains("frame-ancestors 'none'"))
                #expect(page.header("referrer-policy") == "same-origin")
                #expect(page.header("cache-control") == "no-store")
                #expect(!page.text.contains("<script") && !page.text.contains(" style="))
                let style = try #require(page.text.firstMatch(of: /(?s)<style>(.*)<\/style>/)).output.1
                let hash = Digest.hash(Data(style.utf8)).base64EncodedString()
                #expect(policy.contains("'sha256-\(hash)'"))
            }
        }
    }

    @Test(
        arguments: [
            ("", 400, "Enter an e-mail address"), ("ana", 400, "Enter an e-mail address"),
            ("<b>@", 400, "value=\"&lt;b&gt;@\""),
        ]
    )
    func asksAgainForAnAddress(_ identifier: String, status: Int, text: String) async throws {
        try await drive { tenant, _ in
            let browser = Browser(tenant)
            let id = try #require(try await browser.get(Application.authorize()).outcome["state"])
            let page = try await browser.post("/u/login", ["state": id, "identifier": identifier])
            #expect(page.status == status)
            #expect(page.text.contains(text))
            #expect(page.text.contains("role=\"alert\"") && page.text.contains("aria-invalid=\"true\""))
            #expect(page.text.contains("<title>Error: "))
            #expect(tenant.messages().isEmpty)
        }
    }

    @Test func tellsAWrongCodeFromAnExpiredOneAndFromTooMany() async throws {
        try await drive { tenant, _ in
            let browser = Browser(tenant)
            let id = try await browser.askForCode()
            let code = try #require(tenant.messages().first?.code)
            func enter(_ code: String) async throws -> Answer {
                try await browser.post("/u/login/code", ["state": id, "code": code])
            }
            let empty = try await enter(" ")
            #expect(empty.status == 400 && empty.text.contains("Enter the code."))
            let wrong = try await enter("x")
            #expect(wrong.status == 400 && wrong.text.contains("That is not the code."))
            #expect(!wrong.text.contains(code))
            tenant.advanceClock(seconds: 181)
            #expect(try await enter(code).text.contains("has expired"))
            _ = try await enter("x")
            _ = try await enter("x")
            #expect(try await enter(code).text.contains("Too many wrong codes"))
            // A new code helps, and the page says that it was sent.
            _ = try await browser.post("/u/login", ["state": id, "identifier": "ana@example.com"])
            #expect(try await browser.get("/u/login/code?state=\(id)").text.contains("A new code was sent"))
            let newest = try #require(tenant.messages().first?.code)
            #expect(try await enter(" \(newest.prefix(3)) \(newest.suffix(3))").outcome["code"] != nil)
        }
    }

    @Test func aFormThatIsSentTwiceEndsInTheSamePlace() async throws {
        try await drive { tenant, client in
            let browser = Browser(tenant)
            let id = try await browser.askForCode()
            let code = try #require(tenant.messages().first?.code)
            let first = try await browser.post("/u/login/code", ["state": id, "code": code])
            let second = try await browser.post("/u/login/code", ["state": id, "code": code])
            #expect(second.status == 302 && second.location == first.location)
            #expect(try await browser.get("/u/login/code?state=\(id)").text.contains("You can close this page"))
            #expect(try await client.exchange(first.outcome["code"]).status == 200)
        }
    }

    @Test func anotherBrowserCannotGoOn() async throws {
        try await drive { tenant, _ in
            let id = try await Browser(tenant).askForCode()
            let other = Browser(tenant)
            for answer in [
                try await other.get("/u/login?state=\(id)"), try await other.get("/u/login/code?state=\(id)"),
                try await other.post("/u/login", ["state": id, "identifier": "eve@example.com"]),
                try await other.post("/u/login/cancel", ["state": id]),
            ] {
                #expect(answer.status == 400 && answer.text.contains("This sign-in is over"))
            }
            #expect(tenant.messages(to: "eve@example.com").isEmpty)
        }
    }

    @Test(
        arguments: [
            ["Origin": "https://evil.example"], ["Origin": "null"], ["Sec-Fetch-Site": "cross-site"],
            ["Sec-Fetch-Site": "same-site"],
        ]
    )
    func aFormOfAnotherSiteIsRefused(_ headers: [String: String]) async throws {
        try await drive { tenant, _ in
            let browser = Browser(tenant)
            let id = try await browser.askForCode()
            let code = try #require(tenant.messages().first?.code)
            let answer = try await browser.post("/u/login/code", ["state": id, "code": code], headers: headers)
            #expect(answer.status == 403 && answer.header("location") == nil)
            let own = try #require(tenant.url.port)
            let good = ["Origin": "http://localhost:\(own)", "Sec-Fetch-Site": "same-origin"]
            #expect(
                try await browser.post("/u/login/code", ["state": id, "code": code], headers: good).outcome["code"]
                    != nil
            )
        }
    }

    @Test func aSignInEndsAfterAnHour() async throws {
        try await drive { tenant, _ in
            let browser = Browser(tenant)
            let id = try await browser.askForCode()
            tenant.advanceClock(seconds: 3_601)
            let page = try await browser.get("/u/login/code?state=\(id)")
            #expect(page.status == 400 && page.text.contains("This sign-in is over"))
        }
    }

    @Test func cancelGoesBackToTheApplication() async throws {
        try await drive { tenant, _ in
            let browser = Browser(tenant)
            let id = try await browser.askForCode()
            let answer = try await browser.post("/u/login/cancel", ["state": id])
            #expect(answer.outcome["error"] == "access_denied" && answer.outcome["state"] == "s t+a&te")
            // The sign-in is over: the code no longer leads anywhere.
            let code = try #require(tenant.messages().first?.code)
            #expect(try await browser.post("/u/login/code", ["state": id, "code": code]).location == answer.location)
        }
    }

    @Test func somebodyBlockedIsDenied() async throws {
        try await drive {
            $0.users = [TenantUser(email: "eve@example.com")]
        } _: { tenant, _ in
            let browser = Browser(tenant)
            let id = try await browser.askForCode("eve@example.com")
            try tenant.block("eve@example.com")
            let code = try #require(tenant.messages().first?.code)
            let answer = try await browser.post("/u/login/code", ["state": id, "code": code])
            #expect(answer.outcome["error"] == "access_denied")
            #expect(answer.outcome["error_description"] == "user is blocked")
        }
    }

    @Test func tellsNobodyWhoIsKnownUnlessThePolicyDoes() async throws {
        try await drive {
            $0.policy.signUp = false
        } _: { tenant, _ in
            let browser = Browser(tenant)
            let id = try await browser.askForCode("bob@example.com")
            #expect(tenant.messages().isEmpty)
            let page = try await browser.post("/u/login/code", ["state": id, "code": "123456"])
            #expect(page.text.contains("That is not the code."))
            var policy = tenant.policy
            policy.enumeration = true
            try tenant.apply(policy)
            let told = try await browser.post("/u/login", ["state": id, "identifier": "bob@example.com"])
            #expect(told.status == 400 && told.text.contains("There is no account"))
        }
    }

    @Test func limitsHoldOnThePageToo() async throws {
        try await drive {
            $0.policy.rateLimits = .auth0
        } _: { tenant, _ in
            let browser = Browser(tenant)
            let id = try await browser.askForCode()
            var last: Answer?
            for _ in 0..<50 {
                last = try await browser.post("/u/login", ["state": id, "identifier": "ana@example.com"])
            }
            #expect(last?.status == 429 && last?.text.contains("Too many codes were asked for.") == true)
        }
    }
}

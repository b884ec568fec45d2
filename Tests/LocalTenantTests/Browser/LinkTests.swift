import Foundation
import Testing

@testable import LocalTenant

@Suite struct LinkTests {
    private static let authParams: [String: JSONValue] = [
        "redirect_uri": .string(Application.callback), "state": "s-1", "scope": "openid email offline_access",
        "code_challenge": .string(Application.challenge), "code_challenge_method": "S256", "nonce": "n-1",
    ]

    private static func start(
        _ client: Client,
        _ authParams: [String: JSONValue] = authParams,
        _ changes: [String: JSONValue] = [:]
    ) async throws -> Answer {
        let members: [String: JSONValue] = [
            "client_id": "local-client", "connection": "email", "email": "ana@example.com", "send": "link",
            "authParams": .object(authParams),
        ]
        return try await client.json("/passwordless/start", .object(members.merging(changes) { $1 }))
    }

    /// The path of the newest link, and its token.
    private static func link(_ tenant: LocalTenant) throws -> (path: String, token: String) {
        let link = try #require(tenant.messages().first?.link).absoluteString
        let query = try #require(link.split(separator: "?").last)
        let token = try #require(try FormCoding.pairs(String(query)).first { $0.name == "verification_code" }?.value)
        return (link.replacing(tenant.url.absoluteString, with: "/"), token)
    }

    private static func confirm(_ browser: Browser, _ token: String) async throws -> Answer {
        try await browser.post("/passwordless/verify_redirect", ["verification_code": token])
    }

    @Test(arguments: ["link", .null] as [JSONValue])
    func aLinkIsMailedWithACodeBesideIt(_ send: JSONValue) async throws {
        try await drive { tenant, client in
            #expect(try await Self.start(client, Self.authParams, ["send": send]).status == 200)
            let message = try #require(tenant.messages().first)
            let link = try #require(message.link)
            #expect(link.path == "/passwordless/verify_redirect")
            let query = Dictionary(
                try FormCoding.pairs(try #require(link.query)).map { ($0.name, $0.value) },
                uniquingKeysWith: { $1 }
            )
            #expect(query["client_id"] == "local-client" && query["connection"] == "email")
            #expect(query["email"] == "ana@example.com" && query["redirect_uri"] == Application.callback)
            #expect(query["state"] == "s-1" && query["response_type"] == "code")
            let code = try #require(message.code)
            #expect(message.text.contains(code) && !link.absoluteString.contains(code))
            #expect(try await client.login("ana@example.com", code: code).status == 200)
            #expect(try await client.get("/inbox").text.contains("Open the link"))
        }
    }

    @Test func onlyTheConfirmationUsesALinkUp() async throws {
        try await drive { tenant, client in
            _ = try await Self.start(client)
            let (path, token) = try Self.link(tenant)
            let browser = Browser(tenant)
            for (method, headers) in [
                ("HEAD", [:]), ("GET", [:]), ("GET", ["Sec-Purpose": "prefetch"]),
                ("GET", ["Sec-Purpose": "prefetch;prerender", "Purpose": "prefetch"]), ("GET", [:]),
            ] as [(String, [String: String])] {
                let page = try await browser.get(path, headers: headers, method: method)
                #expect(page.status == 200)
                if method == "HEAD" {
                    #expect(page.body.isEmpty)
                } else {
                    #expect(page.text.contains("<strong>ana@example.com</strong>"))
                    #expect(page.text.contains("<h1>Sign in to Local client?</h1>"))
                }
            }
            let answer = try await Self.confirm(browser, token)
            #expect(answer.status == 302)
            #expect(answer.location.hasPrefix(Application.callback + "?code="))
            #expect(answer.outcome["state"] == "s-1")
            let second = try await Self.confirm(browser, token)
            #expect(second.status == 410 && second.text.contains("This link was used already"))
            #expect(try await browser.get(path).text.contains("This link was used already"))

            let tokens = try await client.exchange(answer.outcome["code"])
            #expect(tokens.status == 200)
            #expect(tokens.json["refresh_token"] == nil)
            #expect(tokens.string("scope") == "openid email")
            let claims = try tokens.idTokenClaims()
            #expect(claims["nonce"] == "n-1" && claims["email_verified"] == true)
        }
    }

    @Test func theCodeBesideALinkDiesWithItAndTheOtherWayRound() async throws {
        try await drive { tenant, client in
            _ = try await Self.start(client)
            let (_, token) = try Self.link(tenant)
            _ = try await Self.confirm(Browser(tenant), token)
            let refused = try await client.login("ana@example.com", code: tenant.messages().first?.code)
            #expect(refused.string("error_description") == "Wrong email or verification code.")

            _ = try await Self.start(client)
            let (_, next) = try Self.link(tenant)
            #expect(try await client.login("ana@example.com", code: tenant.messages().first?.code).status == 200)
            #expect(try await Self.confirm(Browser(tenant), next).text.contains("This link was used already"))
        }
    }

    @Test func wrongCodesDoNotSpoilTheLink() async throws {
        try await drive { tenant, client in
            _ = try await Self.start(client)
            for _ in 0..<4 { _ = try await client.login("ana@example.com", code: "x") }
            let (_, token) = try Self.link(tenant)
            #expect(try await Self.confirm(Browser(tenant), token).outcome["code"] != nil)
        }
    }

    @Test(arguments: [true, false])
    func aNewerMessageTakesTheLinksPlace(_ isLink: Bool) async throws {
        try await drive { tenant, client in
            _ = try await Self.start(client)
            let (path, token) = try Self.link(tenant)
            if isLink { _ = try await Self.start(client) } else { try await client.startEmail("ana@example.com") }
            let page = try await Browser(tenant).get(path)
            #expect(page.status == 410 && page.text.contains("There is a newer message"))
            #expect(try await Self.confirm(Browser(tenant), token).header("location") == nil)
        }
    }

    @Test func aLinkExpiresAndAnUnknownOneSaysSo() async throws {
        try await drive { tenant, client in
            _ = try await Self.start(client)
            let (path, token) = try Self.link(tenant)
            tenant.advanceClock(seconds: 179)
            #expect(try await Browser(tenant).get(path).status == 200)
            tenant.advanceClock(seconds: 1)
            for page in [try await Browser(tenant).get(path), try await Self.confirm(Browser(tenant), token)] {
                #expect(page.status == 410 && page.text.contains("This link has expired"))
            }
            let unknown = try await Self.confirm(Browser(tenant), token + "x")
            #expect(unknown.status == 400 && unknown.text.contains("This link does not work"))
            let missing = try await Browser(tenant).get("/passwordless/verify_redirect")
            #expect(missing.status == 400 && missing.text.contains("verification_code"))
        }
    }

    @Test(arguments: [["Origin": "https://evil.example"], ["Sec-Fetch-Site": "cross-site"]])
    func aFormOfAnotherSiteIsRefused(_ headers: [String: String]) async throws {
        try await drive { tenant, client in
            _ = try await Self.start(client)
            let (_, token) = try Self.link(tenant)
            let path = "/passwordless/verify_redirect"
            let answer = try await Browser(tenant).post(path, ["verification_code": token], headers: headers)
            #expect(answer.status == 403)
            #expect(try await Self.confirm(Browser(tenant), token).outcome["code"] != nil)
        }
    }

    @Test func somebodyBlockedIsDenied() async throws {
        try await drive {
            $0.users = [TenantUser(email: "ana@example.com")]
        } _: { tenant, client in
            _ = try await Self.start(client)
            try tenant.block("ana@example.com")
            let answer = try await Self.confirm(Browser(tenant), try Self.link(tenant).token)
            #expect(answer.outcome["error"] == "access_denied")
            #expect(answer.outcome["error_description"] == "user is blocked" && answer.outcome["state"] == "s-1")
        }
    }

    @Test func aLinkSignsNoBrowserIn() async throws {
        try await drive { tenant, client in
            _ = try await Self.start(client)
            let browser = Browser(tenant)
            _ = try await Self.confirm(browser, try Self.link(tenant).token)
            #expect(
                try await browser.get(Application.authorize(["prompt": "none"])).outcome["error"] == "login_required"
            )
        }
    }

    /// One refused start: what differs in `authParams`, and the text.
    struct Refusal: Sendable, CustomTestStringConvertible {
        let change: [String: JSONValue]
        let text: String

        var testDescription: String { "\(change)" }
    }

    @Test(
        arguments: [
            Refusal(change: ["redirect_uri": .null], text: "redirect_uri"),
            Refusal(change: ["redirect_uri": "https://evil.example"], text: "callback URLs"),
            Refusal(change: ["redirect_uri": 1], text: "redirect_uri must be a string"),
            Refusal(change: ["code_challenge": .null], text: "code_challenge"),
            Refusal(change: ["code_challenge_method": "plain"], text: "S256"),
            Refusal(change: ["response_type": "token"], text: "token"),
            Refusal(change: ["audience": "https://other.example.com"], text: "Service not found"),
        ]
    )
    func refusesALinkThatCouldNotBeUsed(_ refusal: Refusal) async throws {
        try await drive { tenant, client in
            let answer = try await Self.start(client, Self.authParams.merging(refusal.change) { $1 })
            #expect(answer.status == 400)
            #expect(answer.string("error") == "bad.authParams")
            #expect(answer.string("error_description")?.contains(refusal.text) == true)
            #expect(tenant.messages().isEmpty)
        }
    }

    @Test func whatIsWrittenInTheLinkCannotChangeWhereItLeads() async throws {
        try await drive { tenant, client in
            _ = try await Self.start(client)
            let (_, token) = try Self.link(tenant)
            let answer = try await Browser(tenant).post(
                "/passwordless/verify_redirect",
                ["verification_code": token, "redirect_uri": "https://evil.example", "state": "other"]
            )
            #expect(answer.location.hasPrefix(Application.callback + "?code="))
            #expect(answer.outcome["state"] == "s-1")
        }
    }
}

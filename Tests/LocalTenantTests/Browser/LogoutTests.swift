import Foundation
import Testing

@testable import LocalTenant

@Suite struct LogoutTests {
    private static let back = FormCoding.text([("returnTo", Application.callback)])

    @Test(
        arguments: [
            ("client_id=local-client&\(back)", Application.callback),
            ("federated&client_id=local-client&\(back)", Application.callback),
            ("client_id=local-client", Application.callback), (back, Application.callback),
        ]
    )
    func endsTheSessionAndGoesBack(_ query: String, destination: String) async throws {
        try await drive { tenant, client in
            let browser = Browser(tenant)
            let signedIn = try await browser.signIn(tenant)
            let tokens = try await client.exchange(signedIn.outcome["code"])
            let port = try #require(tenant.url.port)
            let cookie = try #require(browser.cookies["auth0_\(port)"])
            let answer = try await browser.get("/v2/logout?\(query)")
            #expect(answer.status == 302 && answer.location == destination)
            #expect(browser.cookies["auth0_\(port)"] == nil)
            for browser in [browser, Browser(tenant)] {
                // Neither the browser nor a copy of its cookie is signed in any more.
                let silent = try await browser.get(
                    Application.authorize(["prompt": "none"]),
                    headers: ["Cookie": "auth0_\(port)=\(cookie)"]
                )
                #expect(silent.outcome["error"] == "login_required")
            }
            // The application's own tokens stay.
            let renewal = try await client.json(
                "/oauth/token",
                [
                    "grant_type": "refresh_token", "client_id": "local-client",
                    "refresh_token": .string(tokens.string("refresh_token") ?? ""),
                ]
            )
            #expect(renewal.status == 200)
        }
    }

    @Test(
        arguments: [
            ("client_id=nobody&\(back)", "client_id"),
            ("client_id=local-client&returnTo=https%3A%2F%2Fevil.example", "https://evil.example"),
            ("returnTo=https%3A%2F%2Fevil.example", "logout_urls"),
            ("client_id=none&\(back)", "logout_urls"),
            ("client_id=local-client&\(back)%2F", "logout_urls"),
            ("client_id=local-client&client_id=local-client", "twice"),
        ]
    )
    func refusesAnAddressThatIsNotListed(_ query: String, text: String) async throws {
        try await drive {
            $0.clients.append(TenantClient(id: "none", logoutURLs: []))
        } _: { tenant, _ in
            let browser = Browser(tenant)
            _ = try await browser.signIn(tenant)
            let answer = try await browser.get("/v2/logout?\(query)")
            #expect(answer.status == 400 && answer.header("location") == nil)
            #expect(answer.text.contains(text))
            #expect(try await browser.get(Application.authorize(["prompt": "none"])).outcome["code"] != nil)
        }
    }

    @Test func saysSoWhereThereIsNowhereToGo() async throws {
        try await drive { tenant, _ in
            let browser = Browser(tenant)
            _ = try await browser.signIn(tenant)
            let answer = try await browser.get("/v2/logout")
            #expect(answer.status == 200 && answer.text.contains("You are signed out"))
            #expect(
                try await browser.get(Application.authorize(["prompt": "none"])).outcome["error"] == "login_required"
            )
        }
    }

    @Test func anyPortHoldsForLogoutToo() async throws {
        try await drive {
            $0.clients = [TenantClient(id: "local-client", loopbackAnyPort: true)]
        } _: { tenant, _ in
            let to = "http://127.0.0.1:40123/callback"
            let query = FormCoding.text([("client_id", "local-client"), ("returnTo", to)])
            let answer = try await Browser(tenant).get("/v2/logout?\(query)")
            #expect(answer.location == to)
        }
    }
}

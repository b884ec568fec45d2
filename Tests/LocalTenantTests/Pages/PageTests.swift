import Foundation
import Testing

@testable import LocalTenant

@Suite struct PageTests {
    @Test func aTextCannotBecomeMarkup() {
        let text = #"<script>alert("x")</script> & 'y'"#
        let markup: Markup = "<p title=\"\(text)\">\(text)</p>"
        let escaped = "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;"
        #expect(markup.html == "<p title=\"\(escaped)\">\(escaped)</p>")
        let outer: Markup = "<div>\(markup)</div>"
        #expect(outer.html == "<div>\(markup.html)</div>")
    }

    @Test(arguments: ["/", "/inbox"])
    func loadsNothingFromElsewhere(_ path: String) async throws {
        try await drive { tenant, client in
            try await client.startEmail("ana@example.com")
            let page = try await client.get(path)
            #expect(page.status == 200)
            #expect(page.header("content-type") == "text/html; charset=utf-8")
            #expect(page.header("x-content-type-options") == "nosniff")
            #expect(page.header("cache-control") == "no-store")
            let policy = try #require(page.header("content-security-policy"))
            #expect(policy.hasPrefix("default-src 'none'; "))
            #expect(policy.contains("frame-ancestors 'none'"))
            #expect(!policy.contains("unsafe"))
            #expect(!page.text.contains("<style") && !page.text.contains(" style="))
            #expect(page.text.matches(of: /<script(?! src="\/assets\/tenant\.js" defer>)/).isEmpty)
            let addresses = page.text.matches(of: /(?:src|href|action)="([^"]*)"/).map { String($0.output.1) }
            #expect(!addresses.isEmpty)
            for address in addresses {
                #expect(address.hasPrefix("/") && !address.hasPrefix("//") || address.hasPrefix("#"))
            }
        }
    }

    @Test(arguments: ["/assets/tenant.css", "/assets/tenant.js", "/assets/icon.svg"])
    func servesItsParts(_ path: String) async throws {
        try await drive { _, client in
            let asset = try await client.get(path)
            #expect(asset.status == 200)
            #expect(asset.body.count > 100)
            #expect(!asset.text.contains("//cdn") && !asset.text.contains("@import") && !asset.text.contains("url("))
        }
    }

    @Test func theInboxShowsCodesAndEscapesAddresses() async throws {
        try await drive {
            $0.fixedCodes = ["a'b&c@example.com": "123456"]
        } _: { _, client in
            #expect(try await client.get("/inbox").text.contains("No messages yet"))
            try await client.startEmail("a'b&c@example.com")
            let page = try await client.get("/inbox").text
            #expect(page.contains("<strong>a&#39;b&amp;c@example.com</strong>"))
            #expect(page.contains("<output>123456</output>"))
            #expect(page.contains("data-count=\"1\""))
            #expect(
                try await client.get("/inbox?to=%22%3E%3Cscript%3E").text.contains("value=\"&quot;&gt;&lt;script&gt;\"")
            )
            #expect(try await client.get("/inbox?to=bob@example.com").text.contains("Nothing for this address"))
        }
    }

    @Test func theOverviewTellsWhatRunsHere() async throws {
        try await drive { tenant, client in
            _ = try await client.signIn(tenant)
            _ = try await client.get("/nowhere?%3Cb%3E=1")
            let page = try await client.get("/").text
            #expect(page.contains("<h1>\(tenant.url.absoluteString)</h1>"))
            #expect(page.contains("curl \(tenant.url.absoluteString)passwordless/start"))
            #expect(page.contains("<code>local-client-static</code>"))
            #expect(page.contains("<td>ana@example.com</td>"))
            #expect(page.contains("<code>GET /nowhere</code>"))
            #expect(page.contains("<span class=\"status bad\">404</span>"))
            #expect(try !page.contains(#require(tenant.messages().first?.code)))
        }
    }
}

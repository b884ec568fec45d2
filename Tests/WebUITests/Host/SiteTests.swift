import Auth0HTTPServer
import Foundation
import Testing
import WebUI
import WebUICore

/// A site without sockets: what a browser asks and what it gets.
@MainActor
@Suite struct SiteTests {
    @Test func swapsTheSecretForACookieAndDropsItFromTheAddress() {
        let browser = TestBrowser(makeSite())
        let first = browser.request("GET", "/", query: "key=\(browser.site.secret.value)")
        #expect(first.status == 303)
        #expect(first.headers["Location"] == "/")
        #expect(first.headers["Set-Cookie"]?.contains("HttpOnly; SameSite=Strict") == true)
    }

    @Test(arguments: [("https", true), ("HTTPS", true), ("http", false), (nil, false)] as [(String?, Bool)])
    func keepsTheCookieToTLSBehindAProxyThatEndsIt(_ scheme: String?, isSecure: Bool) {
        let browser = TestBrowser(makeSite())
        var headers = HTTPHeaders()
        if let scheme { headers.set("X-Forwarded-Proto", scheme) }
        let first = browser.request("GET", "/", query: "key=\(browser.site.secret.value)", headers: headers)
        #expect(first.headers["Set-Cookie"]?.hasSuffix("; Secure") == isSecure)
    }

    @Test func tellsAnUnknownBrowserToOpenTheLink() {
        let browser = TestBrowser(makeSite())
        let answer = browser.request("GET", "/")
        #expect(answer.status == 401)
        #expect(answer.text.contains("Open the link that the app printed"))
        #expect(browser.request("GET", "/", query: "key=wrong").status == 401)
        #expect(browser.site.tabCount == 0)
    }

    @Test func showsAPageToABrowserWithACookie() {
        let browser = TestBrowser(makeSite())
        browser.open()
        #expect(browser.page.contains("Count 0"))
        #expect(browser.page.contains("<title>Counter</title>"))
        #expect(browser.site.tabCount == 1)
    }

    @Test func answersAnEventWithWhatItChanged() {
        let browser = TestBrowser(makeSite())
        browser.open()
        let reply = browser.tap(browser.idOfButton("Count 0")).text
        #expect(reply.hasPrefix("{\"got\":1,\"batches\":[[1,[[\"t\","))
        #expect(reply.contains("\"Count 1\""))
    }

    @Test func repeatsWhatWasNotAcknowledgedAndNothingElse() {
        let browser = TestBrowser(makeSite())
        browser.open()
        _ = browser.tap(browser.idOfButton("Count 0"))
        #expect(browser.post(ack: 0).text.contains("Count 1"))
        #expect(browser.post(ack: 1).text == "{\"got\":1,\"batches\":[]}")
        #expect(browser.post(ack: 0).text == "{\"reload\":true}")
    }

    @Test func leavesTheTabToItsNewestLoad() {
        let browser = TestBrowser(makeSite())
        browser.open()
        let other = TestBrowser(browser.site)
        other.cookie = browser.cookie
        other.path = browser.path
        other.load()
        #expect(browser.tap(browser.idOfButton("Count 0")).text == "{\"moved\":true}")
        #expect(other.tap(other.idOfButton("Count 0")).text.contains("Count 1"))
    }

    @Test func popsByTheHistoryAndSaysWhereItReallyIs() {
        let browser = TestBrowser(makeSite())
        browser.open()
        #expect(browser.tap(browser.idOfButton("Deeper")).text.contains("[\"n\",0,1],[\"p\",0,\"Deep\"]"))
        let reply = browser.post("{\"event\":\"nav\",\"value\":0}").text
        #expect(reply.contains("Count 0"))
        #expect(reply.contains("[\"p\",0,\"Counter\"]"))
        // There is nothing to go forward to.
        #expect(browser.post("{\"event\":\"nav\",\"value\":5}").text.contains("[\"n\",0,0]"))
    }

    @Test func keepsPasswordsOutOfPages() {
        let browser = TestBrowser(makeSite())
        browser.open()
        let field = browser.id(before: "class=\"input bordered\" type=\"password\"")
        let reply = browser.post("{\"id\":\(field),\"event\":\"input\",\"value\":\"hunter\",\"revision\":1}").text
        #expect(reply.contains("6 characters"))
        browser.load()
        #expect(!browser.page.contains("hunter"))
        #expect(browser.page.contains("0 characters"))
    }

    @Test func showsASecretOnceAndHidesItInALaterPage() {
        let browser = TestBrowser(makeSite())
        browser.open()
        #expect(browser.tap(browser.idOfButton("Show code")).text.contains("recovery-code"))
        #expect(browser.post(ack: 0).text == "{\"reload\":true}")
        browser.load()
        #expect(!browser.page.contains("recovery-code"))
        #expect(browser.page.contains("aria-label=\"Hidden\""))
    }

    @Test func knowsABrowserFromBeforeARestartAndSaysSo() {
        let before = TestBrowser(makeSite())
        before.open()
        #expect(!before.page.contains("started again"))
        let after = TestBrowser(makeSite())
        after.cookie = before.cookie
        after.path = before.path
        #expect(before.tap(before.idOfButton("Count 0")).status == 200)
        #expect(after.post().status == 404)
        after.load()
        #expect(after.page.contains("Count 0"))
        #expect(after.page.contains("This app was started again"))
        #expect(after.page.contains("begin again what you had not finished"))
        let stranger = TestBrowser(makeSite(key: 2))
        stranger.cookie = before.cookie
        #expect(stranger.request("GET", before.path).status == 401)
    }

    @Test func tellsTheAppWhichBrowserItShowsAlsoAfterARestart() {
        let before = TestBrowser(makeSite())
        before.open()
        let after = TestBrowser(makeSite())
        after.cookie = before.cookie
        after.open()
        let other = TestBrowser(before.site)
        other.open()
        #expect(before.browserShown?.count == 22)
        #expect(after.browserShown == before.browserShown)
        #expect(other.browserShown != before.browserShown)
    }

    @Test func aOneTimeLinkLetsInOneBrowser() {
        let site = makeSite()
        let query = "key=\(site.oneTimeSecret?.value ?? "")"
        #expect(TestBrowser(site).request("GET", "/", query: query).status == 303)
        #expect(TestBrowser(site).request("GET", "/", query: query).status == 401)
        #expect(TestBrowser(site).request("GET", "/", query: "key=\(site.secret.value)").status == 303)
    }

    @Test func keepsATabForTenMinutes() {
        let time = TestTime()
        let browser = TestBrowser(makeSite(time: time))
        browser.open()
        time.advance(by: .seconds(599))
        browser.site.sweep()
        #expect(browser.tap(browser.idOfButton("Count 0")).text.contains("Count 1"))
        time.advance(by: .seconds(600))
        browser.site.sweep()
        #expect(browser.site.tabCount == 0)
        #expect(browser.site.browserCount == 0)
        #expect(browser.tap(1).status == 404)
    }

    @Test func letsATabGoWithItsState() {
        let time = TestTime()
        let site = makeSite(time: time)
        for _ in 0..<50 { TestBrowser(site).open() }
        #expect(site.tabCount == 50)
        time.advance(by: .seconds(600))
        site.sweep()
        #expect(site.tabCount == 0)
    }

    @Test func stopsAClientThatSendsMoreThanAPersonCan() {
        let time = TestTime()
        let browser = TestBrowser(makeSite(time: time))
        browser.open()
        let statuses = (0..<500).map { _ in browser.tap(1).status }
        #expect(statuses.count { $0 == 429 } > 50)
        time.advance(by: .seconds(5))
        #expect(browser.tap(1).status == 200)
    }

    @Test(arguments: [("HEAD", "/"), ("POST", "/"), ("DELETE", "/")])
    func takesOneMethodAnAddress(_ method: String, _ path: String) {
        let browser = TestBrowser(makeSite())
        browser.open()
        let answer = browser.request(method, path)
        #expect(answer.status == 405)
        #expect(answer.headers["Allow"] == "GET")
    }

    @Test(arguments: ["/x", "/w", "/w/", "/w/short", "//w/AAAAAAAAAAAAAAAAAAAAAA", "/w/AAAAAAAAAAAAAAAAAAAAAA/x"])
    func knowsNoOtherAddress(_ path: String) {
        #expect(TestBrowser(makeSite()).request("GET", path).status == 404)
    }

    @Test func leadsTheAddressToTheName() {
        let answer = TestBrowser(makeSite()).request("GET", "/w/x", query: "a=b", headers: ["Host": "127.0.0.1:8080"])
        #expect(answer.status == 308)
        #expect(answer.headers["Location"] == "http://localhost:8080/w/x?a=b")
    }

    @Test func refusesALineWithoutCookieOriginOrTab() {
        let browser = TestBrowser(makeSite())
        browser.open()
        let good: HTTPHeaders = [
            "Origin": "http://localhost:8080", "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        ]
        #expect(browser.request("GET", browser.path + "/socket", headers: good).status == 101)
        var other = good
        other.set("Origin", "http://evil.example")
        #expect(browser.request("GET", browser.path + "/socket", headers: other).status == 403)
        #expect(browser.request("GET", "/w/AAAAAAAAAAAAAAAAAAAAAA/socket", headers: good).status == 404)
        browser.cookie = nil
        #expect(browser.request("GET", browser.path + "/socket", headers: good).status == 401)
    }
}

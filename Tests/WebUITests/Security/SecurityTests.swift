import Auth0Crypto
import Auth0HTTPServer
import Foundation
import Testing
import WebUI

@Suite struct FirstLoadSecretTests {
    @Test func isFoundAmongQueryItemsOnly() {
        let secret = FirstLoadSecret()
        #expect(secret.isCarried(by: "key=\(secret.value)"))
        #expect(secret.isCarried(by: "a=b&key=\(secret.value)"))
        #expect(!secret.isCarried(by: nil))
        #expect(!secret.isCarried(by: "key="))
        #expect(!secret.isCarried(by: "key=\(secret.value)x"))
        #expect(!secret.isCarried(by: "yek=\(secret.value)"))
        #expect(!secret.isCarried(by: secret.value))
    }

    @Test func isAnotherOneInEachProcess() {
        #expect(FirstLoadSecret().value != FirstLoadSecret().value)
        #expect(FirstLoadSecret().value.utf8.count >= 43)
    }
}

@Suite struct BrowserCookieTests {
    let browser = BrowserID(random: SystemRandom())
    let cookie = BrowserCookie(port: 8080, key: Data(repeating: 1, count: 32))

    func sent(_ header: String) -> HTTPHeaders { ["Cookie": "other=1; \(header.prefix { $0 != ";" })"] }

    @Test func namesItsBrowserAgain() {
        let header = cookie.header(naming: browser, now: 1_000)
        #expect(cookie.browser(in: sent(header), now: 1_000) == browser)
        #expect(header.hasPrefix("webui_8080="))
        #expect(header.hasSuffix("; Path=/; Max-Age=2592000; HttpOnly; SameSite=Strict"))
    }

    @Test func isKnownToAProcessWithTheSameKey() {
        let header = cookie.header(naming: browser, now: 1_000)
        #expect(
            BrowserCookie(port: 8080, key: Data(repeating: 1, count: 32)).browser(in: sent(header), now: 1_000)
                == browser
        )
        #expect(
            BrowserCookie(port: 8080, key: Data(repeating: 2, count: 32)).browser(in: sent(header), now: 1_000) == nil
        )
    }

    @Test func isWorthNothingOnAnotherPort() {
        let value = cookie.header(naming: browser, now: 0).prefix { $0 != ";" }.dropFirst("webui_8080".count)
        let other = BrowserCookie(port: 8081, key: Data(repeating: 1, count: 32))
        #expect(other.browser(in: ["Cookie": "webui_8081\(value)"], now: 0) == nil)
    }

    @Test(arguments: [(0, true), (2_592_000, true), (2_592_001, false), (-1, false)])
    func lastsThirtyDays(_ age: Int, isKnown: Bool) {
        let header = cookie.header(naming: browser, now: 5_000)
        #expect((cookie.browser(in: sent(header), now: 5_000 + age) == browser) == isKnown)
    }

    @Test func refusesWhatWasChanged() throws {
        let header = String(cookie.header(naming: browser, now: 9).prefix { $0 != ";" })
        let other = BrowserID(random: SystemRandom())
        let forged = header.replacingOccurrences(of: browser.value, with: other.value)
        #expect(cookie.browser(in: ["Cookie": forged], now: 9) == nil)
        #expect(cookie.browser(in: ["Cookie": header.replacingOccurrences(of: ".9.", with: ".8.")], now: 9) == nil)
        #expect(cookie.browser(in: ["Cookie": String(header.dropLast(43))], now: 9) == nil)
        #expect(cookie.browser(in: ["Cookie": "webui_8080"], now: 9) == nil)
        #expect(cookie.browser(in: [:], now: 9) == nil)
    }
}

@Suite struct CookieKeyFileTests {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("webui-key-\(UUID().uuidString)")

    func removing<R>(_ body: () throws -> R) rethrows -> R {
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body()
    }

    @Test func keepsOneKeyThatOnlyItsOwnerCanRead() throws {
        try removing {
            let key = try CookieKeyFile(environment: ["WEBUI_STATE": folder.path]).key()
            #expect(key.count == 32)
            #expect(try CookieKeyFile(environment: ["WEBUI_STATE": folder.path]).key() == key)
            let attributes = try FileManager.default.attributesOfItem(
                atPath: folder.appendingPathComponent("cookie.key").path
            )
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["cookie.key"])
        }
    }

    @Test func standsUnderTheStateFolder() throws {
        try removing {
            _ = try CookieKeyFile(environment: ["XDG_STATE_HOME": folder.path]).key()
            #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("webui/cookie.key").path))
        }
    }

    @Test func isRefusedWhereOthersCanReadIt() throws {
        try removing {
            let file = CookieKeyFile(environment: ["WEBUI_STATE": folder.path])
            _ = try file.key()
            let path = folder.appendingPathComponent("cookie.key").path
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
            #expect(throws: CookieKeyFile.Failure.self) { try file.key() }
        }
    }

    @Test func isRefusedWhereItHoldsNoKey() throws {
        try removing {
            let file = CookieKeyFile(environment: ["WEBUI_STATE": folder.path])
            _ = try file.key()
            let path = folder.appendingPathComponent("cookie.key").path
            try Data("short".utf8).write(to: URL(fileURLWithPath: path))
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            #expect(throws: CookieKeyFile.Failure.self) { try file.key() }
        }
    }

    @Test func namesTheCureWhereNothingCanBeWritten() {
        let file = CookieKeyFile(environment: ["WEBUI_STATE": "/proc/nowhere"])
        #expect { try file.key() } throws: { "\($0)".contains("WEBUI_STATE") }
    }
}

@Suite struct RequestOriginTests {
    let loopback = RequestOrigin(port: 8080, names: .loopback)

    func request(_ host: String?, origin: String? = nil) -> HTTPRequest {
        var headers = HTTPHeaders()
        headers["Host"] = host
        headers["Origin"] = origin
        return HTTPRequest(method: "GET", path: "/", headers: headers)
    }

    @Test(
        arguments: [
            ("localhost:8080", .ours(host: "localhost:8080")),
            ("LOCALHOST:8080", .ours(host: "localhost:8080")),
            ("127.0.0.1:8080", .redirect(host: "localhost:8080")),
            ("[::1]:8080", .redirect(host: "localhost:8080")),
            ("localhost", .foreign),
            ("localhost:8081", .foreign),
            ("evil.example:8080", .foreign),
            ("localhost.evil.example:8080", .foreign),
            ("", .foreign),
            (nil, .foreign),
        ] as [(String?, RequestOrigin.Verdict)]
    )
    func knowsItsOwnNames(_ host: String?, _ verdict: RequestOrigin.Verdict) {
        #expect(loopback.verdict(on: request(host)) == verdict)
    }

    @Test func refusesTwoHosts() {
        var twice = request("localhost:8080")
        twice.headers.add("Host", "localhost:8080")
        #expect(loopback.verdict(on: twice) == .foreign)
    }

    @Test(
        arguments: [
            ("http://localhost:8080", true), ("https://localhost:8080", false), ("http://localhost:8081", false),
            ("http://evil.example", false), ("null", false), (nil, false),
        ] as [(String?, Bool)]
    )
    func knowsItsOwnPages(_ origin: String?, isOwn: Bool) {
        #expect(loopback.isOwnOrigin(request("localhost:8080", origin: origin)) == isOwn)
    }

    @Test func answersToAnyNameWhereTheAppSaysSo() {
        let remote = RequestOrigin(port: 80, names: .any)
        #expect(remote.verdict(on: request("app.example")) == .ours(host: "app.example"))
        #expect(remote.isOwnOrigin(request("app.example", origin: "https://app.example")))
        #expect(!remote.isOwnOrigin(request("app.example", origin: "https://evil.example")))
        #expect(remote.verdict(on: request("app.example\" onload=")) == .foreign)
    }
}

@Suite struct EventBudgetTests {
    @Test func allowsABurstAndThenARate() {
        let start = ContinuousClock.now
        var budget = EventBudget(now: start)
        let burst = (0..<1_000).count { _ in budget.take(now: start) }
        #expect(burst == 400)
        let later = (0..<1_000).count { _ in budget.take(now: start + .seconds(1)) }
        #expect(later == 200)
        let muchLater = (0..<1_000).count { _ in budget.take(now: start + .seconds(100)) }
        #expect(muchLater == 400)
    }
}

@Suite struct ContentSecurityPolicyTests {
    @Test func allowsOnlyWhatCarriesThisPagesNonce() throws {
        let policy = ContentSecurityPolicy()
        let header = try #require(policy.headers(host: "localhost:8080")["Content-Security-Policy"])
        #expect(
            header.hasPrefix(
                "default-src 'none'; script-src 'nonce-\(policy.nonce)'; style-src 'nonce-\(policy.nonce)';"
            )
        )
        #expect(header.contains("frame-ancestors 'none'"))
        #expect(!header.contains("unsafe"))
        #expect(ContentSecurityPolicy().nonce != policy.nonce)
    }
}

import Auth0HTTPServer
import Foundation
import Synchronization
import WebUI

/// What 200 browsers with 20 rows cost in resident memory, and whether their room is used again once they are gone.
@MainActor
enum BrowserBenchmarks {
    private static let count = 200

    private struct RowsApp: App {
        var body: some Scene { WindowGroup { RowsView(count: 20) } }
    }

    static func run() async throws {
        let time = ManualTime()
        var configuration = Site.Configuration(port: 8080, cookieKey: Data(repeating: 1, count: 32))
        configuration.now = { time.now }
        let site = Site(configuration) { _ in AppInstance(RowsApp()) }

        for _ in 0..<20 { try visit(site) }
        let growth = try await grow(site)
        Report.line("webui-resident-kib-a-browser-with-20-rows", growth / Double(count), .atMost(160))

        time.advance(by: configuration.limits.tabLifetime)
        site.sweep()
        guard site.browserCount == 0 else { throw UnexpectedAnswer() }
        Report.line("webui-growth-with-200-new-browsers", try await grow(site) / growth, .atMost(0.1))
        site.close()
    }

    /// KiB that new browsers add.
    private static func grow(_ site: Site) async throws -> Double {
        // What was closed ends in tasks of its own.
        for _ in 0..<100 { await Task.yield() }
        let before = try residentMemory()
        for _ in 0..<count { try visit(site) }
        return try residentMemory() - before
    }

    /// KiB.
    private static func residentMemory() throws -> Double {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
            let value = line.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
        else { throw UnexpectedAnswer() }
        return value
    }

    /// A new browser that opens the app and taps a row.
    private static func visit(_ site: Site) throws {
        var client = SiteClient(site: site)
        try client.open()
        try client.tapLastButton()
    }
}

private struct UnexpectedAnswer: Error {}

/// A clock that moves when it is told to.
private final class ManualTime: Sendable {
    private let start = ContinuousClock.now
    private let passed = Mutex(Duration.zero)

    var now: ContinuousClock.Instant { start + passed.withLock { $0 } }

    func advance(by duration: Duration) { passed.withLock { $0 += duration } }
}

/// A browser as the site sees it.
@MainActor
private struct SiteClient {
    let site: Site
    private var cookie: String?
    private var path = ""
    private var page = ""

    init(site: Site) { self.site = site }

    mutating func open() throws {
        let first = request("GET", "/", query: "\(FirstLoadSecret.queryName)=\(site.secret.value)")
        cookie = first.headers["Set-Cookie"].map { String($0.prefix { $0 != ";" }) }
        path = request("GET", "/").headers["Location"] ?? ""
        guard case .bytes(let html) = request("GET", path).body else { throw UnexpectedAnswer() }
        page = String(decoding: html, as: UTF8.self)
    }

    func tapLastButton() throws {
        let button = page.components(separatedBy: "<button id=\"n").last { $0.contains("data-e=\"tap\"") }
        guard let id = button?.prefix(while: \.isNumber) else { throw UnexpectedAnswer() }
        let message = "{\"n\":1,\"id\":\(id),\"event\":\"tap\"}"
        let answer = request(
            "POST",
            path + "/events",
            headers: ["Origin": "http://localhost:8080", "X-WebUI-Token": data("token")],
            body: "{\"epoch\":\(data("epoch")),\"ack\":\(data("sequence")),\"messages\":[\(message)]}"
        )
        guard case .bytes(let reply) = answer.body, String(decoding: reply, as: UTF8.self).contains("\"1\"") else {
            throw UnexpectedAnswer()
        }
    }

    /// A `data-` attribute of the page's body.
    private func data(_ name: String) -> Substring {
        page.components(separatedBy: " data-\(name)=\"").last?.prefix { $0 != "\"" } ?? ""
    }

    private func request(
        _ method: String,
        _ path: String,
        query: String? = nil,
        headers: [String: Substring] = [:],
        body: String = ""
    ) -> HTTPResponse {
        var all: HTTPHeaders = ["Host": "localhost:8080"]
        if let cookie { all.set("Cookie", cookie) }
        for (name, value) in headers { all.set(name, String(value)) }
        return site.respond(
            to: HTTPRequest(method: method, path: path, query: query, headers: all, body: Data(body.utf8))
        )
    }
}

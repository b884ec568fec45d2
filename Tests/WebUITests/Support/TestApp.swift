import Auth0Crypto
import Auth0HTTPServer
import Foundation
import Synchronization
import WebUI
import WebUICore

/// A small app to look at through a site.
struct CounterApp: App {
    var body: some Scene {
        WindowGroup { CounterView() }
    }
}

struct CounterView: View {
    @State private var count = 0
    @State private var name = ""
    @State private var password = ""
    @State private var showsCode = false
    @Environment(\.browserID) private var browserID

    var body: some View {
        NavigationStack {
            VStack {
                Button("Count \(count)") { count += 1 }
                TextField("Name", text: $name)
                SecureField("Password", text: $password)
                Text("\(password.count) characters")
                Button("Show code") { showsCode = true }
                if showsCode { Text("recovery-code").privacySensitive() }
                Text("Browser \(browserID)")
                NavigationLink("Deeper") { Text("Deep").navigationTitle("Deep") }
            }
            .navigationTitle("Counter")
        }
    }
}

/// A clock that moves when it is told to.
final class TestTime: Sendable {
    private let start = ContinuousClock.now
    private let passed = Mutex(Duration.zero)

    var now: ContinuousClock.Instant { start + passed.withLock { $0 } }

    func advance(by duration: Duration) { passed.withLock { $0 += duration } }
}

/// A browser without a screen: it keeps the cookie and reads the page.
@MainActor
final class TestBrowser {
    let site: Site
    var cookie: String?
    var path = ""
    private(set) var page = ""
    private var number = 0

    init(_ site: Site) { self.site = site }

    func request(
        _ method: String = "GET",
        _ path: String,
        query: String? = nil,
        body: String = "",
        headers: HTTPHeaders = [:]
    ) -> HTTPResponse {
        var all: HTTPHeaders = ["Host": "localhost:8080"]
        if let cookie { all.set("Cookie", cookie) }
        for (name, value) in headers { all.set(name, value) }
        return site.respond(
            to: HTTPRequest(method: method, path: path, query: query, headers: all, body: Data(body.utf8))
        )
    }

    /// Opens the printed link and follows it to a tab.
    func open() {
        let first = request("GET", "/", query: "key=\(site.secret.value)")
        cookie = first.headers["Set-Cookie"].map { String($0.prefix { $0 != ";" }) }
        path = request("GET", "/").headers["Location"] ?? ""
        load()
    }

    func load() { page = request("GET", path).text }

    /// A `data-` attribute of the page's body.
    func data(_ name: String) -> String {
        guard let start = page.range(of: "<body"),
            let found = page.range(of: " data-\(name)=\"", range: start.lowerBound..<page.endIndex)
        else { return "" }
        return String(page[found.upperBound...].prefix { $0 != "\"" })
    }

    /// The id of the element whose tag is followed by a text.
    func id(before text: String) -> Int {
        guard let place = page.range(of: text),
            let tag = page.range(of: "id=\"n", options: .backwards, range: page.startIndex..<place.lowerBound)
        else { return -1 }
        return Int(page[tag.upperBound...].prefix { $0.isNumber }) ?? -1
    }

    func idOfButton(_ text: String) -> Int {
        guard let place = page.range(of: text),
            let tag = page.range(of: "<button id=\"n", options: .backwards, range: page.startIndex..<place.lowerBound)
        else { return -1 }
        return Int(page[tag.upperBound...].prefix { $0.isNumber }) ?? -1
    }

    /// Sends messages by POST, numbered on.
    func post(_ messages: String..., ack: Int? = nil) -> HTTPResponse {
        let numbered = messages.map { message in
            number += 1
            return "{\"n\":\(number),\(message.dropFirst())"
        }
        let body =
            "{\"epoch\":\(data("epoch")),\"ack\":\(ack ?? (Int(data("sequence")) ?? 0)),\"messages\":[\(numbered.joined(separator: ","))]}"
        return request(
            "POST",
            path + "/events",
            body: body,
            headers: ["Origin": "http://localhost:8080", "X-WebUI-Token": data("token")]
        )
    }

    /// The browser's name on the page.
    var browserShown: String? {
        page.range(of: "Browser ").map { String(page[$0.upperBound...].prefix { $0 != "<" }) }
    }

    func tap(_ id: Int) -> HTTPResponse { post("{\"id\":\(id),\"event\":\"tap\"}") }
}

extension HTTPResponse {
    var text: String {
        if case .bytes(let data) = body { String(decoding: data, as: UTF8.self) } else { "" }
    }
}

@MainActor
func makeSite(
    time: TestTime = TestTime(),
    limits: BrowserTable.Limits = BrowserTable.Limits(),
    key: UInt8 = 1
) -> Site {
    var configuration = Site.Configuration(port: 8080, cookieKey: Data(repeating: key, count: 32))
    configuration.limits = limits
    configuration.now = { time.now }
    return Site(configuration) { browser in
        AppInstance(CounterApp(), environment: HostEnvironment(browserID: browser.value))
    }
}

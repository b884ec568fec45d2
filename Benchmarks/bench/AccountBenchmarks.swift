import Auth0Crypto
import Auth0UniversalComponents
import Foundation
import LocalTenant
import SignedInPerson
import WebUI
import WebUICore

/// What the account-security view costs: an event on the list of methods, from the client's message to the reply with the
/// patches, and the page with the list as it first goes to a browser.
@MainActor
enum AccountBenchmarks {
    private struct UnexpectedPage: Error {}

    static func run() async throws {
        try await withLocalTenant { tenant in
            let session = Auth0Session(
                domain: tenant.url.absoluteString,
                clientId: "local-client",
                tokenProvider: try await tenant.signedIn()
            )
            let tab = Tab(root: MyAccountAuthMethodsView().auth0Session(session))
            let site = TabSession(
                id: TabID(random: SystemRandom()),
                browser: BrowserID(random: SystemRandom()),
                tab: tab,
                now: { .now }
            )
            defer { site.close() }
            while button("Email OTP", in: tab) == nil {
                await Task.yield()
                tab.flush()
            }
            let page = site.page(nonce: SystemRandom().token(bytes: 16), notice: nil)
            guard let compressed = Gzip.compress(Data(page.html.utf8)) else { throw UnexpectedPage() }
            Report.line("account-methods-page-gzipped-kb", Double(compressed.count) / 1000, .atMost(40))
            Report.line("account-methods-event-to-patch-ms", try milliseconds(site, tab, page), .atMost(1))
        }
    }

    /// Opening a row's screen and going back, in turn; the slower of the two medians.
    private static func milliseconds(_ site: TabSession, _ tab: Tab, _ page: Page) throws -> Double {
        var client = BenchClient(page: page)
        var times: [EventName: [Double]] = [.tap: [], .back: []]
        for _ in 0..<60 {
            for event in [EventName.tap, .back] {
                let node = event == .tap ? button("Email OTP", in: tab) : backButton(in: tab)
                guard let id = node?.id.rawValue else { throw UnexpectedPage() }
                times[event]?.append(try client.send(event, to: id, of: site))
            }
        }
        return times.values.map { Measure.median(Array($0.dropFirst(10))) }.max() ?? .nan
    }

    private static func button(_ label: String, in tab: Tab) -> RenderNode? {
        tab.tree.first { $0.events.contains(.tap) && $0.attributes.accessibility?.label?.hasPrefix(label) == true }
    }

    private static func backButton(in tab: Tab) -> RenderNode? { tab.tree.first { $0.events.contains(.back) } }
}

/// A client that numbers its messages and says what it got.
@MainActor
private struct BenchClient {
    private struct UnexpectedReply: Error {}

    private let epoch: String
    private var acknowledged: Int
    private var sent = 0

    init(page: Page) {
        func data(_ name: String) -> String { page.data.first { $0.name == name }?.value ?? "" }
        epoch = data("epoch")
        acknowledged = Int(data("sequence")) ?? 0
    }

    /// Milliseconds from the message to the reply, both as JSON.
    mutating func send(_ event: EventName, to id: Int, of site: TabSession) throws -> Double {
        sent += 1
        let message = #"{"n":\#(sent),"id":\#(id),"event":"\#(event.rawValue)"}"#
        let json = Data(#"{"epoch":\#(epoch),"ack":\#(acknowledged),"messages":[\#(message)]}"#.utf8)
        let clock = ContinuousClock()
        let start = clock.now
        guard let request = ClientRequest(json), case .reply(let reply) = site.exchange(request),
            !reply.json.isEmpty
        else { throw UnexpectedReply() }
        let time = (clock.now - start) / .milliseconds(1)
        guard case .batches(let got, let batches) = reply, got == sent, let last = batches.last else {
            throw UnexpectedReply()
        }
        acknowledged = last.number
        return time
    }
}

import Foundation
import Testing
import WebUI

@MainActor
@Suite struct SiteSocketTests {
    /// A connection on which nothing ever arrives and whose end nobody waits for.
    private struct SilentChannel: ByteChannel {
        func read(upTo count: Int) async throws -> Data { Data() }
        func write(_ bytes: Data) async throws {}
        func close() {}
    }

    /// The line of one load of a page.
    private struct Line {
        let receiver: SiteReceiver
        let link = WebSocketLink(channel: SilentChannel())

        @MainActor
        init(_ browser: TestBrowser) throws {
            receiver = SiteReceiver(
                site: browser.site,
                tab: try #require(TabID(browser.data("tab"))),
                browser: try #require(browser.browserShown.flatMap { BrowserID($0) })
            )
            let hello =
                "{\"tab\":\"\(browser.data("tab"))\",\"token\":\"\(browser.data("token"))\",\"epoch\":\(browser.data("epoch")),\"ack\":0}"
            #expect(receiver.open(link, Data(hello.utf8)))
        }

        @MainActor
        func tap(_ id: Int, number: Int) -> Bool {
            let tap = "{\"ack\":0,\"messages\":[{\"n\":\(number),\"id\":\(id),\"event\":\"tap\"}]}"
            return receiver.receive(Data(tap.utf8), from: link)
        }
    }

    /// Else the new page, which counts its messages from 1, would be deaf to as many as the old one had sent.
    @Test func whatAnEarlierLoadSendsLastDoesNotDeafenTheNewest() throws {
        let browser = TestBrowser(makeSite())
        browser.open()
        let old = try Line(browser)
        browser.load()
        #expect(old.tap(browser.idOfButton("Count 0"), number: 57))
        let new = try Line(browser)
        for number in 1...3 { #expect(new.tap(browser.idOfButton("Count 0"), number: number)) }
        browser.load()
        #expect(browser.page.contains("Count 3"))
    }
}

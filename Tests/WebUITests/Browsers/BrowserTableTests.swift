import Auth0Crypto
import Testing
import WebUI

@Suite struct BrowserTableTests {
    let start = ContinuousClock.now
    let browser = BrowserID(random: SystemRandom())
    let tab = TabID(random: SystemRandom())

    static func limits(browsers: Int = 256, tabs: Int = 32) -> BrowserTable.Limits {
        var limits = BrowserTable.Limits()
        limits.browsers = browsers
        limits.tabsPerBrowser = tabs
        return limits
    }

    @Test func findsATabAgainForItsBrowserOnly() {
        var table = BrowserTable()
        #expect(table.open(tab, for: browser, now: start) == .opened)
        #expect(table.open(tab, for: browser, now: start) == .alreadyOpen)
        #expect(table.open(tab, for: BrowserID(random: SystemRandom()), now: start) == .foreign)
        #expect(table.isOpen(tab, for: browser))
    }

    @Test func keepsATabForTenMinutesAfterItsLastConnection() {
        var table = BrowserTable()
        _ = table.open(tab, for: browser, now: start)
        table.connected(tab, now: start + .seconds(10))
        #expect(table.sweep(now: start + .seconds(100_000)).tabs.isEmpty)
        table.disconnected(tab, now: start + .seconds(100_000))
        #expect(table.sweep(now: start + .seconds(100_599)).tabs.isEmpty)
        let gone = table.sweep(now: start + .seconds(100_600))
        #expect(gone.tabs == [tab])
        #expect(gone.browsers == [browser])
        #expect(table.tabCount == 0)
        #expect(table.browserCount == 0)
    }

    @Test func keepsABrowserWhileOneOfItsTabsLives() {
        var table = BrowserTable()
        let other = TabID(random: SystemRandom())
        _ = table.open(tab, for: browser, now: start)
        _ = table.open(other, for: browser, now: start)
        table.touched(other, now: start + .seconds(500))
        let gone = table.sweep(now: start + .seconds(600))
        #expect(gone.tabs == [tab])
        #expect(gone.browsers.isEmpty)
    }

    @Test func countsConnectionsSoThatAnOverlapDoesNotEndATab() {
        var table = BrowserTable()
        _ = table.open(tab, for: browser, now: start)
        table.connected(tab, now: start)
        table.connected(tab, now: start)
        table.disconnected(tab, now: start)
        #expect(table.sweep(now: start + .seconds(10_000)).tabs.isEmpty)
    }

    @Test func refusesMoreBrowsersAndTabsThanItMayHold() {
        var table = BrowserTable(limits: Self.limits(browsers: 1, tabs: 2))
        #expect(table.open(tab, for: browser, now: start) == .opened)
        #expect(table.open(TabID(random: SystemRandom()), for: browser, now: start) == .opened)
        #expect(table.open(TabID(random: SystemRandom()), for: browser, now: start) == .tooManyTabs)
        #expect(
            table.open(TabID(random: SystemRandom()), for: BrowserID(random: SystemRandom()), now: start)
                == .tooManyBrowsers
        )
    }

    @Test(arguments: [
        "", "short", "AAAAAAAAAAAAAAAAAAAAAA=", "AAAAAAAAAAAAAAAAAAAA/A", String(repeating: "A", count: 43),
    ])
    func takesNoIdentifierOfAnotherForm(_ text: String) {
        #expect(TabID(text) == nil)
        #expect(BrowserID(text) == nil)
    }
}

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
        #expect(table.open(tab, for: browser, now: start) == .opened(insteadOf: .init()))
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

    @Test func takesTheRoomOfTheTabThatWasIdleLongest() {
        var table = BrowserTable(limits: Self.limits(tabs: 2))
        let second = TabID(random: SystemRandom())
        _ = table.open(tab, for: browser, now: start)
        _ = table.open(second, for: browser, now: start + .seconds(1))
        let third = table.open(TabID(random: SystemRandom()), for: browser, now: start + .seconds(2))
        #expect(third == .opened(insteadOf: .init(tabs: [tab])))
        #expect(!table.isOpen(tab, for: browser))
        #expect(table.isOpen(second, for: browser))
    }

    @Test func takesTheRoomOfTheBrowserThatWasIdleLongest() {
        var table = BrowserTable(limits: Self.limits(browsers: 1))
        _ = table.open(tab, for: browser, now: start)
        let other = table.open(TabID(random: SystemRandom()), for: BrowserID(random: SystemRandom()), now: start)
        #expect(other == .opened(insteadOf: .init(tabs: [tab], browsers: [browser])))
        #expect(table.browserCount == 1)
    }

    @Test func refusesMoreThanItMayHoldWhereAllAreConnected() {
        var table = BrowserTable(limits: Self.limits(browsers: 1, tabs: 1))
        _ = table.open(tab, for: browser, now: start)
        table.connected(tab, now: start)
        #expect(table.open(TabID(random: SystemRandom()), for: browser, now: start) == .tooManyTabs)
        let stranger = BrowserID(random: SystemRandom())
        #expect(table.open(TabID(random: SystemRandom()), for: stranger, now: start) == .tooManyBrowsers)
    }

    @Test(arguments: [
        "", "short", "AAAAAAAAAAAAAAAAAAAAAA=", "AAAAAAAAAAAAAAAAAAAA/A", String(repeating: "A", count: 43),
    ])
    func takesNoIdentifierOfAnotherForm(_ text: String) {
        #expect(TabID(text) == nil)
        #expect(BrowserID(text) == nil)
    }
}

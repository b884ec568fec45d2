/// Which browsers and tabs there are, and for how long.
///
/// A pure value: the host asks it, and acts on the answer. Time is handed in.
package struct BrowserTable: Sendable {
    package struct Limits: Sendable {
        package var browsers = 256
        package var tabsPerBrowser = 32
        /// How long a tab is kept after its last connection.
        package var tabLifetime = Duration.seconds(600)

        package init() {}
    }

    package enum Opening: Sendable, Equatable {
        case opened
        case alreadyOpen
        /// The tab belongs to another browser.
        case foreign
        case tooManyBrowsers
        case tooManyTabs
    }

    private struct Tab {
        let browser: BrowserID
        var connections = 0
        var lastSeen: ContinuousClock.Instant
    }

    private let limits: Limits
    private var tabs: [TabID: Tab] = [:]
    private var tabsOfBrowser: [BrowserID: Set<TabID>] = [:]

    package init(limits: Limits = Limits()) {
        self.limits = limits
    }

    package var tabCount: Int { tabs.count }
    package var browserCount: Int { tabsOfBrowser.count }

    /// Opens a tab or finds it open.
    ///
    /// The caller has swept before, so that what is over takes no room.
    package mutating func open(_ tab: TabID, for browser: BrowserID, now: ContinuousClock.Instant) -> Opening {
        if let existing = tabs[tab] {
            guard existing.browser == browser else { return .foreign }
            tabs[tab]?.lastSeen = now
            return .alreadyOpen
        }
        let siblings = tabsOfBrowser[browser]
        guard siblings != nil || tabsOfBrowser.count < limits.browsers else { return .tooManyBrowsers }
        guard (siblings?.count ?? 0) < limits.tabsPerBrowser else { return .tooManyTabs }
        tabs[tab] = Tab(browser: browser, lastSeen: now)
        tabsOfBrowser[browser, default: []].insert(tab)
        return .opened
    }

    /// Whether `tab` is open and belongs to `browser`.
    package func isOpen(_ tab: TabID, for browser: BrowserID) -> Bool {
        tabs[tab]?.browser == browser
    }

    package mutating func connected(_ tab: TabID, now: ContinuousClock.Instant) {
        tabs[tab]?.connections += 1
        tabs[tab]?.lastSeen = now
    }

    package mutating func disconnected(_ tab: TabID, now: ContinuousClock.Instant) {
        tabs[tab]?.connections -= 1
        tabs[tab]?.lastSeen = now
    }

    /// A sign of life that is not a connection: a page load or a POST.
    package mutating func touched(_ tab: TabID, now: ContinuousClock.Instant) {
        tabs[tab]?.lastSeen = now
    }

    /// Forgets what nobody has been connected to for its lifetime, and says what that was.
    package mutating func sweep(now: ContinuousClock.Instant) -> (tabs: [TabID], browsers: [BrowserID]) {
        var goneTabs: [TabID] = []
        var goneBrowsers: [BrowserID] = []
        for (id, tab) in tabs where tab.connections == 0 && now - tab.lastSeen >= limits.tabLifetime {
            goneTabs.append(id)
            tabs[id] = nil
            tabsOfBrowser[tab.browser]?.remove(id)
            if tabsOfBrowser[tab.browser]?.isEmpty == true {
                tabsOfBrowser[tab.browser] = nil
                goneBrowsers.append(tab.browser)
            }
        }
        return (goneTabs, goneBrowsers)
    }
}

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
        /// The tab is new. Where there was no room, tabs that nobody was connected to have been forgotten for it.
        case opened(insteadOf: Removal)
        case alreadyOpen
        /// The tab belongs to another browser.
        case foreign
        case tooManyBrowsers
        case tooManyTabs
    }

    /// What was forgotten.
    package struct Removal: Sendable, Equatable {
        package var tabs: [TabID] = []
        package var browsers: [BrowserID] = []

        package init(tabs: [TabID] = [], browsers: [BrowserID] = []) {
            self.tabs = tabs
            self.browsers = browsers
        }
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
        var removal = Removal()
        if let siblings = tabsOfBrowser[browser], siblings.count >= limits.tabsPerBrowser {
            guard let oldest = oldestIdle(among: siblings) else { return .tooManyTabs }
            remove(oldest, into: &removal)
        }
        while tabsOfBrowser[browser] == nil, tabsOfBrowser.count >= limits.browsers {
            let idle = tabsOfBrowser.values.filter { $0.allSatisfy { tabs[$0]?.connections == 0 } }
            guard let oldest = oldestIdle(among: Set(idle.flatMap(\.self))), let other = tabs[oldest]?.browser else {
                return .tooManyBrowsers
            }
            for tab in tabsOfBrowser[other] ?? [] { remove(tab, into: &removal) }
        }
        tabs[tab] = Tab(browser: browser, lastSeen: now)
        tabsOfBrowser[browser, default: []].insert(tab)
        return .opened(insteadOf: removal)
    }

    private func oldestIdle(among candidates: Set<TabID>) -> TabID? {
        let idle = candidates.compactMap { id in tabs[id].map { (id: id, tab: $0) } }.filter { $0.tab.connections == 0 }
        return idle.min { $0.tab.lastSeen < $1.tab.lastSeen }?.id
    }

    private mutating func remove(_ id: TabID, into removal: inout Removal) {
        guard let tab = tabs.removeValue(forKey: id) else { return }
        removal.tabs.append(id)
        tabsOfBrowser[tab.browser]?.remove(id)
        if tabsOfBrowser[tab.browser]?.isEmpty == true {
            tabsOfBrowser[tab.browser] = nil
            removal.browsers.append(tab.browser)
        }
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
    package mutating func sweep(now: ContinuousClock.Instant) -> Removal {
        var removal = Removal()
        for (id, tab) in tabs where tab.connections == 0 && now - tab.lastSeen >= limits.tabLifetime {
            remove(id, into: &removal)
        }
        return removal
    }
}

package import Auth0Crypto
import Auth0HTTPServer
import Foundation
package import WebUICore

/// The app as browsers see it: pages, events and lines, without a socket of its own.
///
/// A ``Host`` carries it to browsers; a test hands it requests.
@MainActor
package final class Site {
    package struct Configuration: Sendable {
        package var port: UInt16
        package var names: RequestOrigin.Names
        package var cookieKey: Data
        package var limits = BrowserTable.Limits()
        package var random: any RandomSource = SystemRandom()
        package var clock: any Clock<Duration> = ContinuousClock()
        /// The time that passes.
        package var now: @Sendable () -> ContinuousClock.Instant = { .now }
        /// Seconds since 1970.
        package var wallClock: @Sendable () -> Int = { Int(Date().timeIntervalSince1970) }

        package init(port: UInt16, names: RequestOrigin.Names = .loopback, cookieKey: Data) {
            self.port = port
            self.names = names
            self.cookieKey = cookieKey
        }
    }

    let configuration: Configuration
    let origin: RequestOrigin
    let cookie: BrowserCookie
    /// Lets in whoever carries it, as often as it is carried.
    package let secret: FirstLoadSecret
    /// Lets in the first one who carries it; nil after that.
    package private(set) var oneTimeSecret: FirstLoadSecret?
    private let makeApp: @MainActor (BrowserID) -> AppInstance
    private var table: BrowserTable
    private var apps: [BrowserID: AppInstance] = [:]
    private var sessions: [TabID: TabSession] = [:]
    /// The tabs whose page was not asked for yet, the oldest first.
    private var issued: [TabID] = []
    /// The tabs of open lines, by line.
    private var lines: [ObjectIdentifier: TabID] = [:]

    package init(_ configuration: Configuration, makeApp: @escaping @MainActor (BrowserID) -> AppInstance) {
        self.configuration = configuration
        self.makeApp = makeApp
        origin = RequestOrigin(port: configuration.port, names: configuration.names)
        cookie = BrowserCookie(port: configuration.port, key: configuration.cookieKey)
        secret = FirstLoadSecret(random: configuration.random)
        oneTimeSecret = FirstLoadSecret(random: configuration.random)
        table = BrowserTable(limits: configuration.limits)
    }

    package var tabCount: Int { table.tabCount }
    package var browserCount: Int { table.browserCount }

    /// Lets go what nobody was connected to for its lifetime.
    package func sweep() {
        letGo(table.sweep(now: configuration.now()))
    }

    private func letGo(_ gone: BrowserTable.Removal) {
        for tab in gone.tabs { sessions.removeValue(forKey: tab)?.close() }
        for browser in gone.browsers { apps.removeValue(forKey: browser)?.close() }
    }

    /// Ends every tab and every line.
    package func close() {
        for session in sessions.values { session.close() }
        for app in apps.values { app.close() }
        sessions = [:]
        apps = [:]
    }

    /// Whether a request's query carries a secret that lets its browser in.
    func letsIn(_ query: String?) -> Bool {
        if oneTimeSecret?.isCarried(by: query) == true {
            oneTimeSecret = nil
            return true
        }
        return secret.isCarried(by: query)
    }

    // MARK: - Tabs

    /// A tab's id for a browser that is on its way to its page.
    func issueTab() -> TabID {
        let tab = TabID(random: configuration.random)
        issued.append(tab)
        if issued.count > 256 { issued.removeFirst() }
        return tab
    }

    /// Whether the id was given out just now; asks once.
    func takeIssued(_ tab: TabID) -> Bool {
        guard let index = issued.firstIndex(of: tab) else { return false }
        issued.remove(at: index)
        return true
    }

    enum Opening {
        case session(TabSession, isNew: Bool)
        case foreign
        case full
    }

    func open(_ tab: TabID, for browser: BrowserID, traits: ClientTraits) -> Opening {
        sweep()
        switch table.open(tab, for: browser, now: configuration.now()) {
        case .alreadyOpen:
            guard let session = sessions[tab] else { return .foreign }
            return .session(session, isNew: false)
        case .opened(insteadOf: let gone):
            letGo(gone)
            let app = apps[browser] ?? makeApp(browser)
            apps[browser] = app
            let session = TabSession(
                id: tab,
                browser: browser,
                tab: app.openTab(traits: traits),
                random: configuration.random,
                now: configuration.now
            )
            sessions[tab] = session
            return .session(session, isNew: true)
        case .foreign: return .foreign
        case .tooManyBrowsers, .tooManyTabs: return .full
        }
    }

    /// The open tab of a browser; nil where it is not open or another's.
    func session(_ tab: TabID, for browser: BrowserID) -> TabSession? {
        guard table.isOpen(tab, for: browser) else { return nil }
        table.touched(tab, now: configuration.now())
        return sessions[tab]
    }

    // MARK: - Lines

    func connected(_ link: WebSocketLink, to tab: TabID) {
        lines[ObjectIdentifier(link)] = tab
        table.connected(tab, now: configuration.now())
    }

    func session(of link: WebSocketLink) -> TabSession? {
        lines[ObjectIdentifier(link)].flatMap { sessions[$0] }
    }

    func disconnected(_ link: WebSocketLink) {
        guard let tab = lines.removeValue(forKey: ObjectIdentifier(link)) else { return }
        sessions[tab]?.detach(link)
        table.disconnected(tab, now: configuration.now())
    }
}

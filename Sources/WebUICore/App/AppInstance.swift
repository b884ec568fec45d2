/// The app of one browser.
///
/// Its tabs have screens of their own and share what the `App` value holds.
@MainActor
package final class AppInstance {
    private let host: HostEnvironment
    private let makeTab: (ClientTraits) -> Tab
    private var tabs: [WeakTab] = []

    private struct WeakTab {
        weak var tab: Tab?
    }

    package init<A: App>(_ app: A, environment: HostEnvironment = HostEnvironment()) {
        let state = SlotStorage()
        host = environment
        makeTab = { Tab(environment: environment, traits: $0, root: AppView(app: app, state: state)) }
    }

    /// Opens a tab.
    ///
    /// The caller keeps it.
    package func openTab(traits: ClientTraits = ClientTraits()) -> Tab {
        let tab = makeTab(traits)
        tabs.removeAll { $0.tab == nil }
        tabs.append(WeakTab(tab: tab))
        return tab
    }

    /// Closes the tabs that are still open.
    package func close() {
        for entry in tabs { entry.tab?.close() }
        tabs = []
    }
}

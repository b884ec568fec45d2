import Auth0HTTPServer
import Foundation

extension Site {
    /// Judges a request for a line and answers with the handshake.
    ///
    /// A WebSocket carries no header of ours, so its first message has to name the tab and the page's token.
    func socket(_ tab: TabID, _ request: HTTPRequest) -> HTTPResponse {
        guard origin.isOwnOrigin(request) else { return .plain(403, "This request did not come from our own page.") }
        guard let browser = browser(of: request) else { return .plain(401, "This browser is not known here.") }
        guard session(tab, for: browser) != nil else { return .plain(404, "This tab is no longer open.") }
        switch WebSocketHandshake(request) {
        case .refused(let status, let headers):
            var response = HTTPResponse.plain(status, "This address takes a WebSocket of version 13 only.")
            for (name, value) in headers { response.headers.set(name, value) }
            return response
        case .accepted(let headers):
            let clock = configuration.clock
            let receiver = SiteReceiver(site: self, tab: tab, browser: browser)
            return HTTPResponse(
                status: 101,
                headers: headers,
                body: .upgrade { connection in
                    await WebSocketLink(channel: connection, clock: clock).run(receiver)
                }
            )
        }
    }
}

/// Takes the messages of one line to its tab.
package struct SiteReceiver: WebSocketLink.Receiver {
    private let site: Site
    private let tab: TabID
    private let browser: BrowserID

    package init(site: Site, tab: TabID, browser: BrowserID) {
        self.site = site
        self.tab = tab
        self.browser = browser
    }

    @MainActor
    package func open(_ link: WebSocketLink, _ message: Data) -> Bool {
        guard let request = ClientRequest(message), request.tab == tab.value,
            let session = site.session(tab, for: browser), session.isToken(request.token)
        else { return false }
        site.connected(link, to: tab)
        let reply = session.attach(link, epoch: request.epoch, ack: request.ack)
        link.send(reply.json)
        switch reply {
        case .batches: return true
        case .moved, .reload:
            link.close(.normal)
            return true
        }
    }

    @MainActor
    package func receive(_ message: Data, from link: WebSocketLink) -> Bool {
        guard let session = site.session(of: link), let request = ClientRequest(message) else { return false }
        switch session.receive(request, from: link) {
        case .reply: return true
        case .tooManyEvents: return false
        }
    }

    @MainActor
    package func closed(_ link: WebSocketLink) {
        site.disconnected(link)
    }
}

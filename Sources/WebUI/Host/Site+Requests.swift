package import Auth0HTTPServer
import Foundation
import WebUICore

extension Site {
    /// Answers one request.
    package func respond(to request: HTTPRequest) -> HTTPResponse {
        switch origin.verdict(on: request) {
        case .foreign: return .plain(421, "This server answers to its own name only.")
        case .redirect(let host) where request.method == "GET":
            return .redirect(to: "http://\(host)\(request.target)", 308)
        case .redirect: return .plain(421, "Use the name localhost.")
        case .ours(let host): return respond(to: request, on: host)
        }
    }

    private func respond(to request: HTTPRequest, on host: String) -> HTTPResponse {
        guard let route = Route(path: request.path) else { return .plain(404, "There is no such page.") }
        guard request.method == route.method else { return .notAllowed(route.method) }
        return switch route {
        case .front: front(request, on: host)
        case .page(let tab): page(tab, request, on: host)
        case .events(let tab): events(tab, request)
        case .socket(let tab): socket(tab, request)
        }
    }

    // MARK: - Pages

    /// Gives a browser with the printed link its cookie, and a browser with a cookie a new tab.
    private func front(_ request: HTTPRequest, on host: String) -> HTTPResponse {
        let known = browser(of: request)
        if letsIn(request.query) {
            let browser = known ?? BrowserID(random: configuration.random)
            var response = HTTPResponse.redirect(to: "/", 303)
            // What a proxy says that ends TLS. Who makes it up hardens nothing but the own cookie.
            let isSecure = request.headers["X-Forwarded-Proto"]?.lowercased() == "https"
            response.headers.set(
                "Set-Cookie",
                cookie.header(naming: browser, now: configuration.wallClock(), isSecure: isSecure)
            )
            return response
        }
        guard known != nil else { return stranger(on: host) }
        return .redirect(to: "/w/\(issueTab().value)", 303)
    }

    private func page(_ tab: TabID, _ request: HTTPRequest, on host: String) -> HTTPResponse {
        guard let browser = browser(of: request) else { return stranger(on: host) }
        let wasIssued = takeIssued(tab)
        switch open(tab, for: browser, traits: request.traits) {
        case .foreign: return .redirect(to: "/", 303)
        case .full:
            return message(
                503,
                "Too many open pages",
                "Close some of this app's tabs and try again in a while.",
                on: host
            )
        case .session(let session, let isNew):
            let policy = ContentSecurityPolicy(random: configuration.random)
            // The tab is known to the browser and not here: the server was started again, or the tab's time was up.
            let notice = isNew && !wasIssued ? Self.startedAgain : nil
            let html = session.page(nonce: policy.nonce, notice: notice).html
            return .page(html, policy.headers(host: host), request)
        }
    }

    private static let startedAgain =
        "This app was started again, so it shows its first screen. Please begin again what you had not finished."

    private func stranger(on host: String) -> HTTPResponse {
        message(
            401,
            "Open the link again",
            "This browser is not known here. Open the link that the app printed when it was started.",
            on: host
        )
    }

    private func message(_ status: Int, _ title: String, _ text: String, on host: String) -> HTTPResponse {
        let policy = ContentSecurityPolicy(random: configuration.random)
        let html = Page.message(title: title, text, nonce: policy.nonce)
        return .page(html, policy.headers(host: host), nil, status: status)
    }

    func browser(of request: HTTPRequest) -> BrowserID? {
        cookie.browser(in: request.headers, now: configuration.wallClock())
    }

    // MARK: - Events

    /// Takes events where no WebSocket gets through, with the updates in the reply.
    private func events(_ tab: TabID, _ request: HTTPRequest) -> HTTPResponse {
        guard origin.isOwnOrigin(request) else { return .plain(403, "This request did not come from our own page.") }
        guard let browser = browser(of: request) else { return .plain(401, "This browser is not known here.") }
        guard let session = session(tab, for: browser) else { return .plain(404, "This tab is no longer open.") }
        guard session.isToken(request.headers["X-WebUI-Token"]) else { return .plain(403, "The token is wrong.") }
        guard request.body.count <= Self.maximumBody else { return .plain(413, "The request is too large.") }
        guard let message = ClientRequest(request.body) else { return .plain(400, "The request cannot be read.") }
        switch session.exchange(message) {
        case .tooManyEvents: return .plain(429, "Too many events.")
        case .reply(let reply):
            var response = HTTPResponse(
                headers: ContentSecurityPolicy.commonHeaders,
                body: .bytes(Data(reply.json.utf8))
            )
            response.headers.set("Content-Type", "application/json")
            return response
        }
    }

    /// The longest request body and the longest message, in bytes.
    package nonisolated static let maximumBody = 65_536
}

extension HTTPRequest {
    /// The request's target as it was sent.
    fileprivate var target: String { query.map { "\(path)?\($0)" } ?? path }

    fileprivate var traits: ClientTraits {
        var traits = ClientTraits()
        if let first = headers["Accept-Language"]?.prefix(while: { $0 != "," && $0 != ";" }), !first.isEmpty {
            traits.locale = Locale(identifier: String(first.prefix(35)))
        }
        return traits
    }
}

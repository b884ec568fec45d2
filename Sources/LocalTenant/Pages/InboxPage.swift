import FoundationEssentials

/// `GET /inbox?to=`: what was sent, newest first.
///
/// The page updates by itself.
enum InboxPage {
    static let route = Route("GET", "/inbox", area: .control) { request, tenant in
        let to = try request.queryParameters().string("to")
        let messages = tenant.read { $0.outbox.messages(to: to) }
        return Page.answer(.inbox, issuer: tenant.issuer, content(messages, to: to, tenant))
    }

    static func content(_ messages: [TenantMessage], to: String?, _ tenant: Tenant) -> Markup {
        """
        <div class="title">
        <h1>Inbox</h1>
        <form class="filter" method="get" action="/inbox" role="search">
        <label class="visually-hidden" for="to">Only messages to</label>
        <input id="to" name="to" type="search" placeholder="Address or number" value="\(to ?? "")" autocomplete="off">
        <button type="submit">Filter</button>
        </form>
        </div>
        <p class="lead">Every e-mail, SMS and push notification that this tenant would have sent, newest first.</p>
        \(PushRequestList.content(to == nil ? tenant.read(\.pushes.newestFirst) : [], at: tenant.now))
        <section id="messages" data-live data-count="\(messages.count)" data-noun="message" aria-label="Messages">
        \(messages.isEmpty ? empty(to: to, tenant) : list(messages))
        </section>
        """
    }

    private static func list(_ messages: [TenantMessage]) -> Markup {
        "<ol class=\"messages\">\(Markup(messages.map(item)))</ol>"
    }

    private static func item(_ message: TenantMessage) -> Markup {
        """
        <li class="card message" id="\(message.id)">
        <div class="message-head">
        <span class="tag \(message.channel.rawValue)">\(message.channel == .email ? "E-mail" : "SMS")</span>
        <strong>\(message.to)</strong>
        \(Page.time(message.createdAt))
        </div>
        <p>\(message.text)</p>
        \(message.code.map(code) ?? "")
        \(message.link.map { link($0.absoluteString) } ?? "")
        </li>
        """
    }

    private static func code(_ code: String) -> Markup {
        """
        <div class="code"><output>\(code)</output>\
        <button type="button" class="copy" data-copy="\(code)" aria-label="Copy code \(code)">Copy</button></div>
        """
    }

    private static func link(_ address: String) -> Markup {
        "<p><a class=\"open\" href=\"\(address)\">Open the link</a></p>"
    }

    private static func empty(to: String?, _ tenant: Tenant) -> Markup {
        """
        <div class="card empty">
        <h2>\(to == nil ? "No messages yet" : "Nothing for this address")</h2>
        <p>Ask for a code, and it appears here at once.</p>
        \(Page.copyable(SampleCalls(tenant).start, label: "the call that asks for a code"))
        </div>
        """
    }
}

/// `GET /`: what runs here, who is known, what was asked, and a call to copy.
enum HomePage {
    static let route = Route("GET", "/", area: .control) { _, tenant in
        Page.answer(.overview, issuer: tenant.issuer, content(tenant))
    }

    static func content(_ tenant: Tenant) -> Markup {
        let calls = SampleCalls(tenant)
        return """
            <div class="title"><h1>\(tenant.issuer.text)</h1></div>
            <p class="lead">A tenant of your own, for development and tests. Codes land in the
            <a href="/inbox">inbox</a>; the test controls are under <code>/control</code>.</p>
            <section class="card">
            <h2>Sign in from the terminal</h2>
            <p>Ask for a code, read it in the inbox, and put it where CODE stands.</p>
            \(Page.copyable(calls.start, label: "the call that asks for a code"))
            \(Page.copyable(calls.login, label: "the call that signs in"))
            </section>
            <div class="columns">
            \(applications(tenant.configuration.clients))
            \(services(tenant))
            </div>
            \(users(tenant.read(\.directory.users)))
            \(requests(tenant.read(\.requests.newestFirst)))
            """
    }

    private static func applications(_ clients: [TenantClient]) -> Markup {
        """
        <section class="card">
        <h2>Applications</h2>
        <ul class="plain">\(Markup(clients.map(application)))</ul>
        </section>
        """
    }

    private static func application(_ client: TenantClient) -> Markup {
        let kind = client.secret == nil ? "public" : "confidential"
        let rotation = client.refreshTokens.rotation ? "refresh tokens rotate" : "refresh tokens stay"
        return "<li><code>\(client.id)</code><span class=\"note\">\(kind) · \(rotation)</span></li>"
    }

    private static func services(_ tenant: Tenant) -> Markup {
        let apis = tenant.configuration.apis.map { api -> Markup in
            "<li><code>\(tenant.issuer.audience(api.identifier))</code><span class=\"note\">API</span></li>"
        }
        let connections = tenant.configuration.connections.map { connection -> Markup in
            let note = connection.isEnabled ? "connection" : "connection, off"
            return "<li><code>\(connection.name)</code><span class=\"note\">\(note)</span></li>"
        }
        return """
            <section class="card">
            <h2>APIs and connections</h2>
            <ul class="plain">\(Markup(apis + connections))</ul>
            </section>
            """
    }

    private static func users(_ users: [TenantUser]) -> Markup {
        let rows = users.suffix(100).reversed().map { user -> Markup in
            let state = user.isBlocked ? pill("blocked", isGood: false) : pill("active", isGood: true)
            return """
                <tr><td>\(user.email ?? user.phoneNumber ?? "")</td><td><code>\(user.id)</code></td><td>\(state)</td></tr>
                """
        }
        return table(
            "Users",
            id: "users",
            count: users.count,
            noun: "user",
            columns: ["Address", "User id", "State"],
            rows: rows,
            empty: "Nobody yet. Whoever signs in first becomes a user."
        )
    }

    private static func requests(_ requests: [TenantRequestRecord]) -> Markup {
        let rows = requests.prefix(50).map { request -> Markup in
            """
            <tr><td>\(Page.time(request.at))</td><td><code>\(request.method) \(String(request.path.prefix(80)))</code></td>
            <td>\(status(request))</td><td>\(detail(request))</td></tr>
            """
        }
        return table(
            "Requests",
            id: "requests",
            count: requests.count,
            noun: "request",
            columns: ["Time", "Request", "Status", "Detail"],
            rows: rows,
            empty: "No requests yet."
        )
    }

    private static func status(_ request: TenantRequestRecord) -> Markup {
        request.status.map { pill(String($0), isGood: $0 < 400) } ?? pill("dropped", isGood: false)
    }

    private static func pill(_ text: String, isGood: Bool) -> Markup {
        "<span class=\"status \(isGood ? "good" : "bad")\">\(text)</span>"
    }

    private static func detail(_ request: TenantRequestRecord) -> Markup {
        let shown = request.parameters.filter { $0.value != RequestMask.mask }.sorted { $0.key < $1.key }
        let parts = [request.error, request.metFault ? "fault" : nil].compactMap { $0 }
        let parameters = shown.map { "\($0.key)=\($0.value.replacing("http://auth0.com/oauth/grant-type/", with: ""))" }
        return "\((parts + parameters).joined(separator: " · "))"
    }

    private static func table(
        _ title: String,
        id: String,
        count: Int,
        noun: String,
        columns: [String],
        rows: [Markup],
        empty: String
    ) -> Markup {
        let head = Markup(columns.map { "<th scope=\"col\">\($0)</th>" })
        let nothing: Markup = "<p class=\"note\">\(empty)</p>"
        let filled: Markup = """
            <div class="scroll" tabindex="0" role="region" aria-label="\(title)">
            <table><thead><tr>\(head)</tr></thead><tbody>\(Markup(rows))</tbody></table>
            </div>
            """
        return """
            <section class="card" id="\(id)" data-live data-count="\(count)" data-noun="\(noun)">
            <h2>\(title) <span class="count">\(count)</span></h2>
            \(rows.isEmpty ? nothing : filled)
            </section>
            """
    }
}

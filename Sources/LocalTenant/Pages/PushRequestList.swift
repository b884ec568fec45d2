import FoundationEssentials

/// The push notifications on the inbox page, with their answers as buttons.
enum PushRequestList {
    static let route = Route("POST", "/inbox/push", area: .control) { request, tenant in
        let parameters = try request.bodyParameters()
        let id = try parameters.required("id")
        let approved = try parameters.required("answer") == "approve"
        // Where it was answered or ran out meanwhile, the page shows so.
        _ = try? tenant.transaction { state, now in try state.answerPush(id: id, approved: approved, at: now) }
        return TenantResponse(status: 303, headers: ["Location": "/inbox", "Cache-Control": "no-store"])
    }

    /// Those that wait first; the last ten that do not.
    static func content(_ requests: [TenantPushRequest], at now: Date) -> Markup {
        let waiting = requests.filter { isWaiting($0, at: now) }
        let others = requests.filter { !isWaiting($0, at: now) }.prefix(10)
        let items = (waiting + others).map { item($0, at: now) }
        return """
            <section id="pushes" data-live data-count="\(requests.count)" data-noun="push notification" \
            aria-label="Push notifications">
            \(items.isEmpty ? "" : list(items))
            </section>
            """
    }

    private static func list(_ items: [Markup]) -> Markup {
        "<ol class=\"messages\">\(Markup(items))</ol>"
    }

    private static func isWaiting(_ request: TenantPushRequest, at now: Date) -> Bool {
        request.state == .pending && now < request.expiresAt
    }

    private static func item(_ request: TenantPushRequest, at now: Date) -> Markup {
        """
        <li class="card message" id="push-\(request.id)">
        <div class="message-head">
        <span class="tag push">Push</span>
        <strong>\(request.to)</strong>
        \(Page.time(request.createdAt))
        </div>
        <p>\(request.purpose == .enrolment ? "Enrol this device?" : "Is it you who signs in?")</p>
        \(isWaiting(request, at: now) ? buttons(request) : state(request))
        </li>
        """
    }

    private static func buttons(_ request: TenantPushRequest) -> Markup {
        """
        <form class="code" method="post" action="/inbox/push">
        <input type="hidden" name="id" value="\(request.id)">
        <button type="submit" name="answer" value="approve" aria-label="Approve for \(request.to)">Approve</button>
        <button type="submit" name="answer" value="deny" aria-label="Deny for \(request.to)">Deny</button>
        </form>
        """
    }

    private static func state(_ request: TenantPushRequest) -> Markup {
        switch request.state {
        case .approved: "<p><strong>Approved</strong></p>"
        case .denied: "<p><strong>Denied</strong></p>"
        case .pending: "<p><strong>Not answered in time</strong></p>"
        }
    }
}

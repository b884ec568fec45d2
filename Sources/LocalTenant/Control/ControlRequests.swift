/// `GET /control/requests`: what the tenant was asked, newest first, without secrets.
enum ControlRequests {
    static let route = Route("GET", "/control/requests", area: .control) { _, tenant in
        try ControlRoutes.answer(tenant.read(\.requests.newestFirst))
    }
}

/// `GET /control/health`: whether the tenant runs, which one, and what time it is there.
enum ControlHealth {
    static let route = Route("GET", "/control/health", area: .control) { _, tenant in
        try ControlRoutes.answer(Health(status: "ok", issuer: tenant.issuer.text, time: Timestamp.text(tenant.now)))
    }

    private struct Health: Encodable {
        let status: String
        let issuer: String
        let time: String
    }
}

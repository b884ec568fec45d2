/// `GET /control/health`: whether the tenant runs, which one, and since when by its own clock.
enum ControlHealth {
    static let route = Route("GET", "/control/health", area: .control) { _, tenant in
        try .json(Health(status: "ok", issuer: tenant.issuer.text, time: Timestamp.text(tenant.now)))
    }

    private struct Health: Encodable {
        let status: String
        let issuer: String
        let time: String
    }
}

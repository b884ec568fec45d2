/// `POST /control/reset`: everything as it was at the start, but for the keys.
enum ControlReset {
    static let route = Route("POST", "/control/reset", area: .control) { _, tenant in
        try tenant.reset()
        return TenantResponse(status: 204)
    }
}

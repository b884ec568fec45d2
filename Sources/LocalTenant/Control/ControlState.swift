/// `GET` and `PUT /control/state`: users, keys and grants, out and in again.
enum ControlState {
    static let routes = [
        Route("GET", "/control/state", area: .control) { _, tenant in
            _ = try await tenant.signingKey()
            return try ControlRoutes.answer(tenant.read { TenantSnapshot($0) })
        },
        Route("PUT", "/control/state", area: .control) { request, tenant in
            try await tenant.restore(try request.control(TenantSnapshot.self))
            return TenantResponse(status: 204)
        },
    ]
}

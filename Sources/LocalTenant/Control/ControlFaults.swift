/// `GET`, `POST` and `DELETE /control/faults`: what still waits for its request, one more, none.
enum ControlFaults {
    static let routes = [
        Route("GET", "/control/faults", area: .control) { _, tenant in
            try ControlRoutes.answer(tenant.read(\.faults.faults))
        },
        Route("POST", "/control/faults", area: .control) { request, tenant in
            let fault = try request.control(TenantFault.self)
            tenant.adjust { $0.faults.add(fault) }
            return try ControlRoutes.answer(fault)
        },
        Route("DELETE", "/control/faults", area: .control) { _, tenant in
            tenant.adjust { $0.faults.removeAll() }
            return TenantResponse(status: 204)
        },
    ]
}

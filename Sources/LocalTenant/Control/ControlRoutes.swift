/// The routes under `/control`: what a test or a person does to the tenant.
enum ControlRoutes {
    static let all =
        [ControlHealth.route, ControlMessages.route, ControlRequests.route, ControlClock.route, ControlReset.route]
        + ControlPolicy.routes + ControlFaults.routes + ControlKeys.routes + ControlUsers.routes + ControlState.routes
        + ControlPush.routes

    /// An answer that no cache keeps: it holds codes or keys, or is out of date at once.
    static func answer(_ value: some Encodable) throws -> TenantResponse {
        try .json(value, headers: ["Cache-Control": "no-store"])
    }
}

extension TenantRequest {
    /// The body of a control request, as JSON whatever its `Content-Type`: `curl -d` sends another.
    ///
    /// - Throws: `invalid_request`, naming the member that is wrong.
    func control<Body: Decodable>(_ type: Body.Type = Body.self) throws -> Body {
        do {
            return try JSONCoding.decode(type, from: body)
        } catch let error as DecodingError {
            throw OAuthError.invalidRequest(error.sentence)
        }
    }
}

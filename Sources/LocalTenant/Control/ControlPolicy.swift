/// `GET` and `PUT /control/policy`: what is not named keeps its value, `null` gives it back to the client or API.
enum ControlPolicy {
    static let routes = [
        Route("GET", "/control/policy", area: .control) { _, tenant in
            try ControlRoutes.answer(tenant.read(\.policy))
        },
        Route("PUT", "/control/policy", area: .control) { request, tenant in
            let patch = try request.control(JSONValue.self)
            guard patch.object != nil else { throw OAuthError.invalidRequest("A policy is a JSON object") }
            return try ControlRoutes.answer(
                try tenant.adjust { state throws in
                    state.policy = try merged(state.policy, patch)
                    return state.policy
                }
            )
        },
    ]

    private static func merged(_ policy: TenantPolicy, _ patch: JSONValue) throws -> TenantPolicy {
        do {
            let tree = try JSONCoding.tree(policy).merging(patch)
            let policy: TenantPolicy = try JSONCoding.decode(from: JSONCoding.data(tree))
            try policy.validate()
            return policy
        } catch let error as DecodingError {
            throw OAuthError.invalidRequest(error.sentence)
        } catch let error as LocalTenantError {
            throw OAuthError.invalidRequest(error.description)
        }
    }
}

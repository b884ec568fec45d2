/// `GET /me/v1/authentication-methods?type=` and `GET /me/v1/authentication-methods/{id}`: what is enrolled.
enum ReadMethods {
    static let list: MyAccountEndpoint.Handler = { call in
        let type = try type(call.request)
        let methods = try call.decide { state, user, _ in state.methods.methods(of: user.id) }
        let shown = methods.filter { type == nil || $0.factor == type?.factor }
        return try .json(["authentication_methods": shown.map(\.json)])
    }

    static let one: MyAccountEndpoint.Handler = { call in
        try .json(try call.decide { state, user, _ in try state.method(call.methodID, of: user) }.json)
    }

    private static func type(_ request: TenantRequest) throws -> MyAccountMethodType? {
        guard let name = try request.queryParameters().string("type") else { return nil }
        guard let type = MyAccountMethodType(rawValue: name) else {
            let names = MyAccountMethodType.allCases.map(\.rawValue).joined(separator: ", ")
            throw Problem.invalidQuery("type", "It must be one of \(names)")
        }
        return type
    }
}

extension TenantState {
    /// - Throws: ``Problem/notFound`` for what is not this person's.
    func method(_ id: String, of user: TenantUser) throws(Problem) -> AuthenticationMethod {
        guard let method = methods[id], method.userID == user.id else { throw .notFound }
        return method
    }
}

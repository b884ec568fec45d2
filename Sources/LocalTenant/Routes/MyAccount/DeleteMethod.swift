/// `DELETE /me/v1/authentication-methods/{id}`: forgets one.
enum DeleteMethod {
    static let answer: MyAccountEndpoint.Handler = { call in
        try call.decide { state, user, _ in
            let method = try state.method(call.methodID, of: user)
            guard !state.isLastFactor(method) else { throw Problem.lastFactor }
            state.methods[method.id] = nil
        }
        return TenantResponse(status: 204)
    }
}

extension TenantState {
    /// Whether each sign-in needs a further factor and nothing but a recovery code would be left.
    fileprivate func isLastFactor(_ method: AuthenticationMethod) -> Bool {
        guard policy.mfa == .always, method.factor != .recoveryCode else { return false }
        let factors = secondFactors(of: method.userID).filter { $0.factor != .recoveryCode }
        return factors.map(\.id) == [method.id]
    }
}

/// `GET /me/v1/factors`: which kinds this person may enrol.
enum ListFactors {
    static let answer: MyAccountEndpoint.Handler = { call in
        let factors = try call.decide { state, _, _ in TenantFactor.allCases.filter { state.policy.factors[$0] } }
        return try .json(["factors": factors.map(Item.init)])
    }

    private struct Item: Encodable {
        let type: TenantFactor
        let usage: [String]

        init(_ factor: TenantFactor) {
            type = factor
            usage = factor.usage
        }
    }
}

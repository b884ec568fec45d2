/// `GET /control/push`, `POST /control/push/approve` and `/deny`: a person's answer on another device.
///
/// `{"id": …}` names the request, `user_id`, `email` or `phone_number` the person whose newest it is; an empty body is
/// the newest of all that wait.
enum ControlPush {
    static let routes = [
        Route("GET", "/control/push", area: .control) { _, tenant in
            try ControlRoutes.answer(tenant.read(\.pushes.newestFirst))
        },
        Route("POST", "/control/push/approve", area: .control) { try answer($0, $1, approved: true) },
        Route("POST", "/control/push/deny", area: .control) { try answer($0, $1, approved: false) },
    ]

    private static func answer(_ request: TenantRequest, _ tenant: Tenant, approved: Bool) throws -> TenantResponse {
        let target = request.body.isEmpty ? Target() : try request.control(Target.self)
        return try ControlRoutes.answer(
            try tenant.transaction { state, now in
                try state.answerPush(id: target.id, person: target.person, approved: approved, at: now)
            }
        )
    }

    private struct Target: Decodable {
        var id: String?
        var person: String?

        enum CodingKeys: String, CodingKey, CaseIterable {
            case id, email
            case userID = "user_id"
            case phoneNumber = "phone_number"
        }

        init() {}

        init(from decoder: any Decoder) throws {
            try decoder.refuseUnknownMembers(CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decodeIfPresent(String.self, forKey: .id)
            person = try [CodingKeys.userID, .email, .phoneNumber].compactMap {
                try container.decodeIfPresent(String.self, forKey: $0)
            }.first
        }
    }
}

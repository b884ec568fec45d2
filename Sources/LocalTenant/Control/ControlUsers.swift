/// `GET /control/users`, `POST /control/users/block` and `POST /control/users/delete`.
///
/// A person is named by `user_id`, `email` or `phone_number`; `"blocked": false` lets one in again.
enum ControlUsers {
    static let routes = [
        Route("GET", "/control/users", area: .control) { _, tenant in
            try ControlRoutes.answer(tenant.read(\.directory.users))
        },
        Route("POST", "/control/users/block", area: .control) { request, tenant in
            let target = try request.control(Target.self)
            return try ControlRoutes.answer(
                try tenant.transaction { state, now in
                    try state.block(target.name, target.blocked ?? true, at: now)
                }
            )
        },
        Route("POST", "/control/users/delete", area: .control) { request, tenant in
            let target = try request.control(Target.self)
            try tenant.transaction { state, _ in try state.delete(target.name) }
            return TenantResponse(status: 204)
        },
    ]

    private struct Target: Decodable {
        let name: String
        let blocked: Bool?

        enum CodingKeys: String, CodingKey, CaseIterable {
            case userID = "user_id"
            case email
            case phoneNumber = "phone_number"
            case blocked
        }

        init(from decoder: any Decoder) throws {
            try decoder.refuseUnknownMembers(CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let names = try [CodingKeys.userID, .email, .phoneNumber].compactMap {
                try container.decodeIfPresent(String.self, forKey: $0)
            }
            guard let name = names.first, names.count == 1 else {
                throw DecodingError.dataCorruptedError(
                    forKey: .userID,
                    in: container,
                    debugDescription: "Name one person by user_id, email or phone_number."
                )
            }
            self.name = name
            blocked = try container.decodeIfPresent(Bool.self, forKey: .blocked)
        }
    }
}

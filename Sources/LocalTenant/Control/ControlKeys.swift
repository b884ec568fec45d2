/// `POST /control/keys/rotate`: signs with a new key from now on.
///
/// Earlier keys stay published, unless `{"revoke_previous": true}` withdraws them.
enum ControlKeys {
    static let routes = [
        Route("POST", "/control/keys/rotate", area: .control) { request, tenant in
            let body = request.body.isEmpty ? Options() : try request.control(Options.self)
            let key = try await tenant.rotateKeys(revokingPrevious: body.revokePrevious)
            let published = try await tenant.publishedKeys().map(\.id)
            return try ControlRoutes.answer(Ring(kid: key.id, published: published))
        }
    ]

    private struct Options: Decodable {
        var revokePrevious = false

        enum CodingKeys: String, CodingKey, CaseIterable {
            case revokePrevious = "revoke_previous"
        }

        init() {}

        init(from decoder: any Decoder) throws {
            try decoder.refuseUnknownMembers(CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            revokePrevious = try container.decodeIfPresent(Bool.self, forKey: .revokePrevious) ?? false
        }
    }

    private struct Ring: Encodable {
        let kid: String
        let published: [String]
    }
}

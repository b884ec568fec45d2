/// `POST /control/clock`: `{"advance_seconds": n}` or `{"reset": true}`.
enum ControlClock {
    static let route = Route("POST", "/control/clock", area: .control) { request, tenant in
        let change = try request.control(Change.self)
        try tenant.adjust { state throws(OAuthError) in
            if change.reset == true { state.clock.reset() }
            if let seconds = change.advanceSeconds { try state.clock.advance(by: seconds) }
        }
        return try ControlRoutes.answer(
            Reading(time: Timestamp.text(tenant.now), offsetSeconds: tenant.read(\.clock.offset))
        )
    }

    private struct Change: Decodable {
        let advanceSeconds: Double?
        let reset: Bool?

        enum CodingKeys: String, CodingKey, CaseIterable {
            case advanceSeconds = "advance_seconds"
            case reset
        }

        init(from decoder: any Decoder) throws {
            try decoder.refuseUnknownMembers(CodingKeys.self)
            let container = try decoder.container(keyedBy: CodingKeys.self)
            advanceSeconds = try container.decodeIfPresent(Double.self, forKey: .advanceSeconds)
            reset = try container.decodeIfPresent(Bool.self, forKey: .reset)
        }
    }

    private struct Reading: Encodable {
        let time: String
        let offsetSeconds: Double

        enum CodingKeys: String, CodingKey {
            case time
            case offsetSeconds = "offset_seconds"
        }
    }
}

/// `GET /control/messages?to=&channel=email|sms`: what was sent, newest first.
enum ControlMessages {
    static let route = Route("GET", "/control/messages", area: .control) { request, tenant in
        let parameters = try request.queryParameters()
        let to = try parameters.string("to")
        let channel = try parameters.string("channel").map { name in
            guard let channel = TenantMessage.Channel(rawValue: name) else {
                throw OAuthError.invalidRequest("channel is email or sms")
            }
            return channel
        }
        return try ControlRoutes.answer(tenant.read { $0.outbox.messages(to: to, channel: channel) })
    }
}

import FoundationEssentials

/// Asks for an e-mail address or a phone number, and sends a code to it.
enum IdentifierStep {
    static let show: Route.Handler = { request, tenant in
        LoginVisit.answer(request, tenant) { visit in
            let known = visit.login.recipient?.address.value ?? visit.authorization.loginHint ?? ""
            return IdentifierPage.answer(visit, value: known)
        }
    }

    static let submit: Route.Handler = { request, tenant in
        LoginVisit.answer(request, tenant) { visit in
            let typed = try visit.parameters.string("identifier") ?? ""
            guard let (connection, address) = LoginIdentifier.find(typed, in: visit.authorization.connections) else {
                return IdentifierPage.answer(visit, value: typed, problem: .invalid)
            }
            let delivery = Delivery(to: address, over: connection, for: visit.authorization.client, tenant: tenant)
            let key = Hash.of(visit.id)
            do {
                try tenant.transaction { state, now in
                    _ = try state.count(.passwordlessStart, request.remoteAddress, at: now)
                    if try state.maySend(to: address) { state.send(delivery, at: now) }
                    state.browser.logins.change(key) {
                        $0.sends = $0.recipient == delivery.recipient ? $0.sends + 1 : 1
                        $0.recipient = delivery.recipient
                    }
                }
            } catch let error as OAuthError {
                return IdentifierPage.answer(visit, value: typed, problem: .refused(error))
            }
            return .redirect(to: LoginRoutes.code(visit.id))
        }
    }
}

/// What a person typed as an address.
enum LoginIdentifier {
    /// The first connection that takes `text`, with the address in the tenant's spelling.
    ///
    /// A phone number may have spaces, dashes, dots and brackets in it.
    static func find(_ text: String, in connections: [TenantConnection]) -> (TenantConnection, Address)? {
        for connection in connections {
            guard let channel = connection.channel else { continue }
            let spelling = channel == .sms ? text.trimmingWhiteSpace.filter { !" \u{00A0}-.()/".contains($0) } : text
            let address = Address(channel, spelling)
            if address.isWellFormed { return (connection, address) }
        }
        return nil
    }
}

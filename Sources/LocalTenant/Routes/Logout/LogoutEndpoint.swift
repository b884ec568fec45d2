/// `GET /v2/logout`: ends the session in the browser.
///
/// Tokens that an application has stay good. `federated` changes nothing, since there is no other service to sign out of.
enum LogoutEndpoint {
    static let route = Route("GET", "/v2/logout") { request, tenant in
        let destination: String?
        do {
            destination = try Self.destination(try request.queryParameters(), tenant.configuration)
        } catch let error as OAuthError {
            return NoticePage.refusal(error)
        }
        let cookies = Cookies(request, tenant.issuer)
        if let session = cookies[.session] {
            tenant.adjust { $0.browser.sessions.remove(Hash.of(session)) }
        }
        let response = destination.map { .redirect(to: $0) } ?? NoticePage.signedOut()
        return response.adding(cookies.removing(.session))
    }

    /// Where to go afterwards; `nil` for nowhere.
    private static func destination(_ parameters: Parameters, _ configuration: TenantConfiguration) throws -> String? {
        let client = try parameters.string("client_id").map { id in
            guard let client = configuration.client(id) else { throw OAuthError.authorizeUnknownClient }
            return client
        }
        guard let returnTo = try parameters.string("returnTo") else { return client?.logoutURLs.first }
        // Without a client any client's list serves, since the tenant has none of its own.
        let clients = client.map { [$0] } ?? configuration.clients
        guard clients.contains(where: { $0.allowsLogoutURL(returnTo) }) else {
            throw OAuthError.logoutURLNotAllowed(returnTo)
        }
        return returnTo
    }
}

import Auth0Crypto
import FoundationEssentials

/// `/passwordless/verify_redirect`: where the link in an e-mail leads.
///
/// To open it changes nothing, since mail scanners and previews open links as well; only the form on its page uses the
/// link up.
enum VerifyRedirect {
    static let path = "/passwordless/verify_redirect"

    static let routes = [Route("GET", path, handler: show), Route("POST", path, handler: submit)]

    /// The address that goes into the mail.
    ///
    /// Only `verification_code` counts; the rest is for a reader.
    static func address(of link: Delivery.Link, in delivery: Delivery, issuer: Issuer) -> URL? {
        var query = [
            ("client_id", delivery.client.id), ("connection", delivery.connection.name),
            ("email", delivery.address.value), ("verification_code", link.token), ("response_type", "code"),
            ("redirect_uri", link.request.target.redirectURI),
        ]
        if let state = link.request.target.state { query.append(("state", state)) }
        return URL(string: FormCoding.adding(query, to: issuer.address(of: path)))
    }

    private static let show: Route.Handler = { request, tenant in
        answer {
            let token = try request.queryParameters().required("verification_code")
            let look = try tenant.transaction { state, now in state.browser.links.look(token, at: now) }
            guard case .good(let link) = look else { return LinkPage.refusal(look) }
            return LinkPage.confirm(link, token: token, request)
        }
    }

    private static let submit: Route.Handler = { request, tenant in
        answer {
            try OwnForm.check(request)
            let token = try request.bodyParameters().required("verification_code")
            let code = tenant.environment.random.token()
            let use = try tenant.transaction { state, now in try state.use(token, for: code, at: now) }
            switch use {
            case .signedIn(let location): return .redirect(to: location)
            case .denied(let location): return .redirect(to: location, error: "access_denied")
            case .noGood(let look): return LinkPage.refusal(look)
            }
        }
    }

    private static func answer(_ work: () throws -> TenantResponse) -> TenantResponse {
        do {
            return try work()
        } catch let error as OAuthError {
            return NoticePage.refusal(error)
        } catch {
            return NoticePage.refusal(.serverError)
        }
    }

    fileprivate enum Use: Sendable {
        case signedIn(location: String)
        case denied(location: String)
        case noGood(LinkBook.Look)
    }
}

extension TenantState {
    /// Uses a link up: the code in the same mail is void, and `code` goes to the application.
    fileprivate mutating func use(_ token: String, for code: String, at now: Date) throws -> VerifyRedirect.Use {
        let look = browser.links.look(token, at: now)
        guard case .good(let link) = look else { return .noGood(look) }
        browser.links.void(link.recipient, as: .used)
        passcodes.void(link.recipient)
        let target = link.request.target
        let user: TenantUser
        do {
            guard let proven = try provenUser(at: link.recipient.address, now: now) else {
                return .denied(location: target.location(refusing: .deniedToNewUser))
            }
            user = proven
        } catch let error as OAuthError where error == .blockedUser {
            return .denied(location: target.location(refusing: .deniedToBlockedUser))
        }
        browser.codes.issue(
            code,
            for: AuthorizationCodeBook.Authorization(
                request: link.request,
                userID: user.id,
                signedInAt: now,
                allowsRefreshToken: false
            ),
            at: now
        )
        return .signedIn(location: target.location(code: code))
    }
}

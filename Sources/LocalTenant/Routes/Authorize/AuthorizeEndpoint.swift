import Auth0Crypto
import FoundationEssentials

/// `GET /authorize`: to the login page, or at once back with a code where the browser is signed in.
enum AuthorizeEndpoint {
    static let route = Route("GET", "/authorize") { request, tenant in
        let target: AuthorizationTarget
        let parameters: Parameters
        do {
            parameters = try request.queryParameters()
            target = try AuthorizationTarget(parameters, tenant.configuration)
        } catch let error as OAuthError {
            return NoticePage.refusal(error)
        }
        do {
            let authorization = try AuthorizationRequest(target, parameters, tenant)
            return try answer(authorization, request, tenant)
        } catch let error as OAuthError {
            return .redirect(to: target.location(refusing: error), error: error.code)
        }
    }

    private enum Outcome: Sendable {
        case signedIn
        case asksPerson
    }

    private static func answer(
        _ authorization: AuthorizationRequest,
        _ request: TenantRequest,
        _ tenant: Tenant
    ) throws -> TenantResponse {
        let random = tenant.environment.random
        let cookies = Cookies(request, tenant.issuer)
        let code = random.token()
        let id = random.token()
        let browser = cookies[.browser] ?? random.token()
        let outcome = try tenant.transaction { state, now -> Outcome in
            if let session = state.session(cookies[.session], for: authorization, at: now) {
                state.browser.codes.issue(
                    code,
                    for: AuthorizationCodeBook.Authorization(
                        request: authorization,
                        userID: session.userID,
                        signedInAt: session.signedInAt
                    ),
                    at: now
                )
                return .signedIn
            }
            guard authorization.prompt != .none else { throw OAuthError.loginRequired }
            state.browser.logins.insert(
                LoginTransaction(request: authorization, browser: Hash.of(browser)),
                as: Hash.of(id),
                at: now
            )
            return .asksPerson
        }
        switch outcome {
        case .signedIn:
            return .redirect(to: authorization.target.location(code: code))
        case .asksPerson:
            return .redirect(to: LoginRoutes.identifier(id), headers: cookies.setting(.browser, browser, seconds: nil))
        }
    }
}

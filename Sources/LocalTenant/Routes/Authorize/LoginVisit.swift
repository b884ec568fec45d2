import FoundationEssentials

/// A request that belongs to a sign-in at the login page.
struct LoginVisit: Sendable {
    /// The sign-in's id, as the pages carry it.
    let id: String
    let login: LoginTransaction
    let parameters: Parameters
    let request: TenantRequest
    let tenant: Tenant
    let cookies: Cookies

    var authorization: AuthorizationRequest { login.request }

    /// - Throws: `login_is_over`; for a form, also a refusal of one that another site sent.
    init(_ request: TenantRequest, _ tenant: Tenant) throws {
        if request.method == "POST" { try OwnForm.check(request) }
        parameters = try request.method == "POST" ? request.bodyParameters() : request.queryParameters()
        id = try parameters.required("state")
        let cookies = Cookies(request, tenant.issuer)
        let id = id
        let login = try tenant.transaction { state, now in state.login(id, browser: cookies[.browser], at: now) }
        guard let login else { throw OAuthError.loginIsOver }
        self.login = login
        self.request = request
        self.tenant = tenant
        self.cookies = cookies
    }

    /// Answers with what `work` makes of a sign-in that is still under way; one that is over ends where it ended.
    static func answer(
        _ request: TenantRequest,
        _ tenant: Tenant,
        _ work: (LoginVisit) throws -> TenantResponse
    ) -> TenantResponse {
        do {
            let visit = try LoginVisit(request, tenant)
            if let outcome = visit.login.outcome {
                return request.method == "POST" ? .redirect(to: outcome) : NoticePage.signedInAlready(visit)
            }
            return try work(visit)
        } catch let error as OAuthError {
            return NoticePage.refusal(error)
        } catch {
            return NoticePage.refusal(.serverError)
        }
    }

    /// Ends the sign-in where `outcome` says, unless it has ended meanwhile.
    func end(at outcome: String, error: OAuthError? = nil) throws -> TenantResponse {
        let key = Hash.of(id)
        let location = try tenant.transaction { state, now in
            state.browser.logins.change(key) { $0.outcome = $0.outcome ?? outcome }
            return state.browser.logins.value(key, at: now)?.outcome ?? outcome
        }
        return .redirect(to: location, error: error?.code)
    }

    /// Tells the application.
    func refuse(_ error: OAuthError) throws -> TenantResponse {
        try end(at: authorization.target.location(refusing: error), error: error)
    }
}

/// That a form comes from a page of the tenant's own.
enum OwnForm {
    /// - Throws: `forbidden_origin` for a form of another site.
    static func check(_ request: TenantRequest) throws {
        if let site = request.header("sec-fetch-site"), site != "same-origin", site != "none" {
            throw OAuthError.foreignForm
        }
        guard let origin = request.header("origin") else { return }
        let authority = origin.lowercased().split(separator: "://", maxSplits: 1).last.map(String.init)
        guard authority == request.header("host")?.lowercased() else { throw OAuthError.foreignForm }
    }
}

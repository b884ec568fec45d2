import FoundationEssentials

/// What the server is told to do with a request.
enum Reply: Sendable {
    case answer(TenantResponse)
    /// Close the connection without an answer.
    case disconnect
}

/// The way of every request: who may ask, faults, limits, the route, the log.
struct Pipeline: Sendable {
    let tenant: Tenant
    var router = Router.tenant

    func reply(to request: TenantRequest) async -> Reply {
        let match = router.match(method: request.method, path: request.path)
        if case .route(let route, _) = match, route.area == .control {
            return .answer(await control(request, match))
        }
        if request.path.hasPrefix("/control/") {
            return .answer(await control(request, match))
        }
        return await api(request, match)
    }

    private func control(_ request: TenantRequest, _ match: Router.Match) async -> TenantResponse {
        await answer {
            try ControlGuard(token: tenant.configuration.controlToken).check(request)
            return try await run(request, match)
        }.response
    }

    private func api(_ request: TenantRequest, _ match: Router.Match) async -> Reply {
        var log = LogEntry(request)
        let fault = tenant.adjust { $0.faults.take(method: request.method, path: request.path) }
        if let fault {
            log.metFault = true
            if fault.delayMilliseconds > 0 {
                await tenant.environment.sleep(.milliseconds(fault.delayMilliseconds))
            }
            if fault.drop == .before {
                log.write(to: tenant)
                return .disconnect
            }
            if let status = fault.status, fault.drop == nil {
                log.status = status
                log.write(to: tenant)
                return .answer(
                    TenantResponse(status: status, headers: fault.headers, body: Data(fault.body.utf8))
                )
            }
        }
        let (response, error) = await countedAnswer(request, match)
        log.error = error
        log.status = fault?.drop == .after ? nil : response.status
        log.write(to: tenant)
        return fault?.drop == .after ? .disconnect : .answer(response)
    }

    /// The route's answer or refusal, with what is left of the limit.
    private func countedAnswer(
        _ request: TenantRequest,
        _ match: Router.Match
    ) async -> (response: TenantResponse, error: String?) {
        var headers: [String: String] = [:]
        let (response, error) = await answer {
            headers = try countRequest(request, match)
            return try await run(request, match)
        }
        return (response.adding(headers), error)
    }

    private func run(_ request: TenantRequest, _ match: Router.Match) async throws -> TenantResponse {
        switch match {
        case .route(let route, let parameters):
            var request = request
            request.pathParameters = parameters
            return try await route.handler(request, tenant)
        case .otherMethods(let allowed):
            throw OAuthError.methodNotAllowed(method: request.method, path: request.path, allowed: allowed)
        case .none:
            throw OAuthError.notEmulated(method: request.method, path: request.path)
        }
    }

    /// Counts against the limit of all and against the route's own; the route's own is what the headers tell.
    private func countRequest(_ request: TenantRequest, _ match: Router.Match) throws -> [String: String] {
        try tenant.transaction { state, now in
            let all = try state.count(.authenticationAPI, at: now)
            guard case .route(let route, _) = match, let limit = route.limit else { return all }
            return try state.count(limit, limit.isPerAddress ? request.remoteAddress : "", at: now)
        }
    }

    private func answer(
        _ work: () async throws -> TenantResponse
    ) async -> (response: TenantResponse, error: String?) {
        do {
            let response = try await work()
            return (response, response.error)
        } catch let error as any Refusal {
            return ((try? error.response()) ?? TenantResponse(status: error.status), error.code)
        } catch {
            let error = OAuthError.serverError
            return ((try? error.response()) ?? TenantResponse(status: error.status), error.code)
        }
    }
}

/// What of a request goes to the log, gathered on its way.
private struct LogEntry {
    let request: TenantRequest
    var status: Int?
    var error: String?
    var metFault = false

    init(_ request: TenantRequest) {
        self.request = request
    }

    func write(to tenant: Tenant) {
        let record = TenantRequestRecord(
            method: String(request.method.prefix(RequestMask.longestShown)),
            path: String(request.path.prefix(RequestMask.longestShown)),
            status: status,
            at: tenant.now,
            parameters: RequestMask.parameters(of: request),
            error: error,
            metFault: metFault
        )
        tenant.adjust { $0.requests.append(record) }
        tenant.environment.observe(record)
    }
}

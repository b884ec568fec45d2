import FoundationEssentials

/// What every call of the My Account API has in common: token, scope, limits, headers, errors.
enum MyAccountEndpoint {
    struct Call: Sendable {
        let request: TenantRequest
        let tenant: Tenant
        let userID: String

        /// The method that the path names.
        var methodID: String { request.pathParameters["id"] ?? "" }

        /// Decides on the state, for the person who calls.
        func decide<Result: Sendable>(
            _ body: (inout TenantState, TenantUser, Date) throws -> Result
        ) throws -> Result {
            try tenant.transaction { state, now in
                guard let user = state.directory[userID], !user.isBlocked else { throw Problem.invalidToken }
                return try body(&state, user, now)
            }
        }
    }

    typealias Handler = @Sendable (Call) async throws -> TenantResponse

    static func route(_ method: String, _ path: String, scope: String, _ handler: @escaping Handler) -> Route {
        Route(method, "/me/v1" + path) { request, tenant in
            let load = Load(request)
            var headers = load.headers(at: tenant.now)
            do {
                let access = try await access(request, tenant)
                let call = Call(request: request, tenant: tenant, userID: access.userID)
                headers = try call.decide { state, user, now in try state.count(load, of: user, at: now) }
                guard access.scopes.contains(scope) else { throw Problem.insufficientScope(scope) }
                return try await handler(call).adding(headers).adding(["Cache-Control": "no-store"])
            } catch {
                var problem = problem(error)
                problem.headers.merge(headers) { own, _ in own }
                throw problem
            }
        }
    }

    private static func access(_ request: TenantRequest, _ tenant: Tenant) async throws -> AccessCheck.Access {
        guard let header = request.header("authorization") else { throw Problem.missingToken }
        let words = header.split(separator: " ")
        guard words.count == 2, words.first?.lowercased() == "bearer", let token = words.last.map(String.init) else {
            throw Problem.invalidToken
        }
        do {
            let audience = tenant.issuer.audience(TenantAPI.myAccountIdentifier)
            return try await AccessCheck(tenant).signed(token, audience: audience)
        } catch is OAuthError {
            throw Problem.invalidToken
        }
    }

    private static func problem(_ error: any Error) -> Problem {
        switch error {
        case let problem as Problem: problem
        case let error as OAuthError where error.status == 400: .badRequest(error.description)
        case EnrolmentRefusal.disabled(let factor): .factorDisabled(factor)
        case EnrolmentRefusal.full: .tooManyMethods
        case EnrolmentRefusal.tooManyMessages(let verdict): .tooMany(verdict, isGlobal: false)
        case ChallengeRefusal.wrong: .wrongCode
        case ChallengeRefusal.expired: .expiredCode
        case ChallengeRefusal.denied: .pushDenied
        case ChallengeRefusal.pending, ChallengeRefusal.tooSoon: .pushPending
        case ChallengeRefusal.tooManyTries(let verdict): .tooMany(verdict, isGlobal: false)
        default: .serverError
        }
    }
}

extension MyAccountEndpoint {
    /// Which limits a call counts against.
    enum Load: Sendable {
        case read
        case filteredRead
        case write

        init(_ request: TenantRequest) {
            if request.method != "GET", request.method != "HEAD" {
                self = .write
            } else {
                self = request.query?.isEmpty == false ? .filteredRead : .read
            }
        }

        var ofOne: RateLimit {
            switch self {
            case .read: .myAccountRead
            case .filteredRead: .myAccountFilteredRead
            case .write: .myAccountWrite
            }
        }

        var ofAll: RateLimit {
            switch self {
            case .read: .myAccountReadOfAll
            case .filteredRead: .myAccountFilteredReadOfAll
            case .write: .myAccountWriteOfAll
            }
        }

        /// What somebody is told who has not called yet.
        func headers(at now: Date) -> [String: String] {
            TokenBucket(ofOne.size, at: now).look(at: now).headers
        }
    }
}

extension TenantState {
    /// Counts a call against the person's limit and that of all, where limits hold.
    ///
    /// - Throws: ``Problem`` with the status 429.
    fileprivate mutating func count(
        _ load: MyAccountEndpoint.Load,
        of user: TenantUser,
        at now: Date
    ) throws -> [String: String] {
        guard policy.rateLimits == .auth0 else { return load.headers(at: now) }
        let own = limits.take(load.ofOne, user.id, at: now)
        guard own.isAllowed else { throw Problem.tooMany(own, isGlobal: false) }
        let all = limits.take(load.ofAll, at: now)
        guard all.isAllowed else { throw Problem.tooMany(all, isGlobal: true) }
        return own.headers
    }
}

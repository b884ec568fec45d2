/// Every refusal of the My Account API.
extension Problem {
    // The request.

    static func badRequest(_ detail: String) -> Self {
        Problem(status: 400, code: "A0E-400-0001", title: "Bad Request", detail: detail)
    }

    /// A part of the body that is not as it should be; `pointer` is a JSON pointer (RFC 6901).
    static func invalidBody(_ pointer: String, _ detail: String) -> Self {
        invalid("Invalid request payload input", Validation(detail: detail, pointer: pointer, source: "body"))
    }

    static func invalidQuery(_ field: String, _ detail: String) -> Self {
        invalid("Invalid request query parameters input", Validation(detail: detail, field: field, source: "query"))
    }

    private static func invalid(_ detail: String, _ validation: Validation) -> Self {
        Problem(
            status: 400,
            code: "A0E-400-0003",
            title: "Validation Error",
            detail: detail,
            validations: [validation]
        )
    }

    static let unsupportedMediaType = Problem(
        status: 415,
        code: "A0E-415-0001",
        title: "Unsupported Media Type",
        detail: "Content-Type must be application/json"
    )

    // The caller.

    static let missingToken = Problem(
        status: 401,
        code: "A0E-401-0002",
        title: "Missing Token",
        detail: "The request has no access token",
        headers: ["WWW-Authenticate": "Bearer"]
    )
    static let invalidToken = Problem(
        status: 401,
        code: "A0E-401-0003",
        title: "Invalid Token",
        detail: "The access token is unknown, expired or for another audience",
        headers: ["WWW-Authenticate": #"Bearer error="invalid_token""#]
    )

    static func insufficientScope(_ scope: String) -> Self {
        Problem(
            status: 403,
            code: "A0E-403-0002",
            title: "Insufficient Scope",
            detail: "The access token lacks the scope \(scope)",
            headers: ["WWW-Authenticate": #"Bearer error="insufficient_scope", scope="\#(scope)""#]
        )
    }

    // The proof.

    static let invalidSession = invalid(
        "Invalid or expired session",
        Validation(detail: "Invalid or expired session", pointer: "/auth_session", source: "body")
    )
    static let wrongCode = invalid(
        "Invalid otp_code.",
        Validation(detail: "Invalid otp_code.", pointer: "/otp_code", source: "body")
    )
    static let expiredCode = invalid(
        "The otp_code has expired.",
        Validation(detail: "The otp_code has expired.", pointer: "/otp_code", source: "body")
    )
    static let pushPending = badRequest("The push notification is still waiting for an answer")
    static let pushDenied = badRequest("The push notification was denied or not answered in time; start again")

    static func badPasskey(_ detail: String) -> Self {
        invalid(detail, Validation(detail: detail, pointer: "/authn_response", source: "body"))
    }

    // The methods.

    static let notFound = Problem(
        status: 404,
        code: "A0E-404-0002",
        title: "Resource Not Found",
        detail: "The person has no such authentication method"
    )
    static let tooManyMethods = badRequest(
        "A person has at most \(AuthenticationMethod.most) authentication methods; remove one first"
    )
    static let lastFactor = Problem(
        status: 409,
        code: "A0E-409-0001",
        title: "Configuration issue",
        detail: "Each sign-in needs a further factor, and this is the last one; enrol another first"
    )

    static func factorDisabled(_ factor: TenantFactor) -> Self {
        badRequest("The factor \(factor.rawValue) is switched off for this tenant")
    }

    // The tenant.

    static func tooMany(_ verdict: TokenBucket.Verdict, isGlobal: Bool) -> Self {
        var headers = verdict.headers
        if isGlobal { headers["x-auth0-error-kind"] = "global-rate-limit" }
        return Problem(
            status: 429,
            code: "A0E-429-0003",
            title: "Endpoint Rate Limit Exceeded",
            detail: "Too many requests; wait for Retry-After",
            headers: headers
        )
    }

    static let serverError = Problem(
        status: 500,
        code: "A0E-500-0001",
        title: "Internal Server Error",
        detail: OAuthError.serverError.description
    )
}

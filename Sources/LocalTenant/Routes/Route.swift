/// One thing that the tenant does: a method, a path, and what answers.
struct Route: Sendable {
    /// Who may call it, and what stands in its way.
    enum Area: Sendable {
        /// Anybody; faults and rate limits apply, and it is in the request log.
        case api
        /// This machine, or whoever has the control token.
        case control
    }

    typealias Handler = @Sendable (TenantRequest, Tenant) async throws -> TenantResponse

    let method: String
    /// Literal, but for segments like `{id}`, which match one segment each.
    let pattern: String
    let area: Area
    /// Counted for each request, for each IP address or for all together.
    let limit: RateLimit?
    let handler: Handler

    init(
        _ method: String,
        _ pattern: String,
        area: Area = .api,
        limit: RateLimit? = nil,
        handler: @escaping Handler
    ) {
        self.method = method
        self.pattern = pattern
        self.area = area
        self.limit = limit
        self.handler = handler
    }
}

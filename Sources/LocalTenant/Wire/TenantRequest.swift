import FoundationEssentials

/// A request as a route sees it.
struct TenantRequest: Sendable {
    var method: String
    /// Raw and percent-encoded, without the query.
    var path: String
    /// Raw, without the question mark.
    var query: String?
    /// By lower-case name; of several the first.
    var headers: [String: String]
    var body: Data
    var remoteAddress: String
    var isFromLoopback: Bool
    /// What the `{name}` segments of the route's pattern matched, percent-decoded.
    var pathParameters: [String: String] = [:]

    func header(_ name: String) -> String? {
        headers[name.lowercased()]
    }

    func queryParameters() throws -> Parameters {
        try Parameters(form: query ?? "")
    }

    /// The parameters in the body: JSON or a form, by its `Content-Type`.
    func bodyParameters() throws -> Parameters {
        if body.isEmpty { return Parameters() }
        switch mediaType {
        case "application/json": return try Parameters(json: body)
        case "application/x-www-form-urlencoded":
            guard let text = String(data: body, encoding: .utf8) else {
                throw OAuthError.invalidRequest("The body is not valid UTF-8")
            }
            return try Parameters(form: text)
        default:
            throw OAuthError.invalidRequest(
                "Content-Type must be application/json or application/x-www-form-urlencoded"
            )
        }
    }

    var mediaType: String? {
        header("content-type").map { String($0.prefix { $0 != ";" }).trimmingWhiteSpace.lowercased() }
    }
}

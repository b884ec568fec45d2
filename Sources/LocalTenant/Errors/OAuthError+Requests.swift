/// Refusals of a request as such, before anybody's rights are looked at.
extension OAuthError {
    static func invalidRequest(_ description: String) -> Self {
        OAuthError(400, "invalid_request", description)
    }

    static func missingParameter(_ name: String) -> Self {
        invalidRequest("Missing required parameter: \(name)")
    }

    static func notEmulated(method: String, path: String) -> Self {
        OAuthError(404, "not_found", "This local tenant does not emulate \(method) \(path)")
    }

    static func methodNotAllowed(method: String, path: String, allowed: [String]) -> Self {
        let list = allowed.sorted().joined(separator: ", ")
        return OAuthError(
            405,
            "method_not_allowed",
            "\(path) takes \(list), not \(method)",
            headers: ["Allow": list]
        )
    }

    static let serverError = OAuthError(500, "server_error", "The local tenant could not store or sign what was asked")
}

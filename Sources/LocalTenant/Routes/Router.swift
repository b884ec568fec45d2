import FoundationEssentials

/// Finds the route of a request.
struct Router: Sendable {
    enum Match: Sendable {
        case route(Route, parameters: [String: String])
        /// The path exists, but not for this method.
        case otherMethods([String])
        case none
    }

    private let literal: [String: [Route]]
    private let patterns: [(segments: [Substring], route: Route)]

    init(_ routes: [Route]) {
        literal = Dictionary(grouping: routes.filter { !$0.pattern.contains("{") }, by: \.pattern)
        patterns = routes.filter { $0.pattern.contains("{") }.map { (Self.segments($0.pattern), $0) }
    }

    /// Every route of the tenant.
    ///
    /// A new endpoint is a file of its own and one entry here.
    static let tenant = Router(
        [
            PasswordlessStart.route, TokenEndpoint.route, RevokeEndpoint.route,
            JWKSEndpoint.route, OpenIDConfiguration.route, OpenIDConfiguration.alias,
            AuthorizeEndpoint.route, LogoutEndpoint.route,
        ] + LoginRoutes.all + VerifyRedirect.routes + UserInfoEndpoint.routes + MFARoutes.all + MyAccountRoutes.all
            + ControlRoutes.all + PageRoutes.all
    )

    func match(method: String, path: String) -> Match {
        // HEAD is GET without the body (RFC 9110, section 9.3.2); the server leaves the body out.
        let method = method == "HEAD" ? "GET" : method
        var candidates = (literal[path] ?? []).map { ($0, [String: String]()) }
        if candidates.isEmpty {
            let segments = Self.segments(path)
            candidates = patterns.compactMap { pattern, route in
                Self.parameters(of: segments, in: pattern).map { (route, $0) }
            }
        }
        if candidates.isEmpty { return .none }
        guard let (route, parameters) = candidates.first(where: { $0.0.method == method }) else {
            return .otherMethods(candidates.map(\.0.method))
        }
        return .route(route, parameters: parameters)
    }

    private static func segments(_ path: String) -> [Substring] {
        path.split(separator: "/", omittingEmptySubsequences: false)
    }

    private static func parameters(of segments: [Substring], in pattern: [Substring]) -> [String: String]? {
        guard segments.count == pattern.count else { return nil }
        var parameters: [String: String] = [:]
        for (segment, part) in zip(segments, pattern) {
            if part.hasPrefix("{"), part.hasSuffix("}") {
                guard let value = FormCoding.segment(segment), !value.isEmpty else { return nil }
                parameters[String(part.dropFirst().dropLast())] = value
            } else if segment != part {
                return nil
            }
        }
        return parameters
    }
}

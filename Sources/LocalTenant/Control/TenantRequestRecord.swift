public import FoundationEssentials

/// A request that the tenant had, without its secrets.
public struct TenantRequestRecord: Sendable, Equatable {
    /// The method, such as `GET`.
    public let method: String
    /// Without the query.
    public let path: String
    /// The status of the answer; `nil` where the connection was closed without one.
    public let status: Int?
    /// When it came, by the tenant's clock.
    public let at: Date
    /// What it asked for.
    ///
    /// Only values that say nothing about a person or a secret are shown; the others are masked.
    public let parameters: [String: String]
    /// The error code of a refusal.
    public let error: String?
    /// Whether a fault was put in its way.
    public let metFault: Bool
}

extension TenantRequestRecord: Encodable {
    /// The names of the JSON form.
    enum CodingKeys: String, CodingKey {
        case method, path, status, at, parameters, error
        case metFault = "fault"
    }

    /// Writes the JSON form; `status` and `error` are always there, if need be as `null`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(method, forKey: .method)
        try container.encode(path, forKey: .path)
        try container.encode(status, forKey: .status)
        try container.encode(at, forKey: .at)
        try container.encode(parameters, forKey: .parameters)
        try container.encode(error, forKey: .error)
        try container.encode(metFault, forKey: .metFault)
    }
}

/// Which values of a request may be seen.
enum RequestMask {
    static let mask = "•••"

    private static let shown: Set<String> = [
        "audience", "challenge_type", "channel", "client_id", "connection", "grant_type", "prompt", "realm", "resource",
        "response_type", "scope", "send", "token_type_hint", "type",
    ]
    static let longestShown = 200
    private static let most = 40

    /// The parameters of `request`, masked; nothing where they cannot be read.
    static func parameters(of request: TenantRequest) -> [String: String] {
        var masked: [String: String] = [:]
        for parameters in [try? request.queryParameters(), try? request.bodyParameters()] {
            for (name, value) in (parameters?.values ?? [:]).sorted(by: { $0.key < $1.key }).prefix(most) {
                masked[String(name.prefix(longestShown))] =
                    shown.contains(name) ? value.string.map { String($0.prefix(longestShown)) } ?? mask : mask
            }
        }
        return masked
    }
}

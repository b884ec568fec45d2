/// A kind of factor that the tenant offers and the person may enrol; it says nothing about what is enrolled.
public struct Factor: Decodable, Hashable, Sendable {
    /// The kind as the server names it.
    public let type: String?
    /// Whether it serves as a `primary` or a `secondary` factor, or both; empty where the server does not say.
    public let usage: [String]

    /// The kind; `nil` for one that this version does not know, which ``type`` names.
    public var kind: AuthenticationMethodType? { type.flatMap(AuthenticationMethodType.init(rawValue:)) }
}

extension Factor: JSONObjectDecodable {
    package init?(_ members: JSONObject) {
        guard let type = members["type"]?.string else { return nil }
        self.type = type
        usage = members["usage"]?.array?.compactMap(\.string) ?? []
    }
}

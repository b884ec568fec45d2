/// Who acts for a person; the claim `act` of RFC 8693, section 4.4.
public struct ActClaim: Sendable, Equatable {
    /// The id of the acting party.
    public let sub: String
    // An array, since a struct cannot hold itself.
    private let chain: [ActClaim]

    /// Who the acting party acts for in turn, in a chain of delegation.
    public var act: ActClaim? { chain.first }

    init?(claims: JSONObject) {
        guard let sub = claims["sub"]?.string else { return nil }
        self.sub = sub
        chain = claims["act"]?.object.flatMap(ActClaim.init(claims:)).map { [$0] } ?? []
    }
}

import Auth0WebAuthn

/// Whose passkeys the tenant takes.
public struct PasskeySettings: Sendable, Equatable {
    /// The domain that passkeys are made for, without scheme and port.
    public var relyingPartyID: String
    /// The pages that may ask for passkeys, such as `https://app.example.com`.
    ///
    /// A port `*` stands for any port and for none.
    public var origins: [String]

    /// By default for `localhost`, from any of its ports.
    public init(relyingPartyID: String = "localhost", origins: [String] = ["http://localhost:*"]) {
        self.relyingPartyID = relyingPartyID
        self.origins = origins
    }
}

extension PasskeySettings: Codable {
    /// The names of the JSON form.
    enum CodingKeys: String, CodingKey, CaseIterable {
        case relyingPartyID = "relying_party_id"
        case origins
    }

    /// Reads the JSON form; what is not named keeps its default.
    ///
    /// - Throws: `DecodingError` for an unknown member or a value of the wrong type.
    public init(from decoder: any Decoder) throws {
        try decoder.refuseUnknownMembers(CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        relyingPartyID = try container.decodeIfPresent(String.self, forKey: .relyingPartyID) ?? relyingPartyID
        origins = try container.decodeIfPresent([String].self, forKey: .origins) ?? origins
    }
}

extension PasskeySettings {
    /// The relying party that judges an answer from a page of `origin`.
    func relyingParty(for origin: String) -> RelyingParty {
        RelyingParty(id: relyingPartyID, origins: allows(origin) ? [origin] : [])
    }

    func allows(_ origin: String) -> Bool {
        origins.contains { pattern in
            guard pattern.hasSuffix(":*") else { return pattern == origin }
            let host = pattern.dropLast(2)
            guard origin.hasPrefix(host) else { return false }
            let rest = origin.dropFirst(host.count)
            return rest.isEmpty || (rest.first == ":" && UInt16(rest.dropFirst()) != nil)
        }
    }

    /// - Throws: ``LocalTenantError/invalidConfiguration(_:)``.
    func validate() throws(LocalTenantError) {
        guard !relyingPartyID.isEmpty, !relyingPartyID.contains(where: { ":/".contains($0) }) else {
            throw .invalidConfiguration("passkeys.relying_party_id is a domain without scheme and port")
        }
        guard origins.allSatisfy({ $0.hasPrefix("http://") || $0.hasPrefix("https://") }) else {
            throw .invalidConfiguration("An origin of passkeys starts with http:// or https://")
        }
    }
}

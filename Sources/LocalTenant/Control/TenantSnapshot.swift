import FoundationEssentials

/// Users, keys, grants and factors as they are exported and imported.
///
/// It holds private keys, TOTP secrets and, as hashes, refresh tokens: as secret as the tenant itself.
struct TenantSnapshot: Codable, Sendable {
    static let currentVersion = 1

    var version = currentVersion
    var secret: Data?
    var users: [TenantUser]?
    var keys: [SigningKeyRecord]?
    var grants: [Grant]?
    var accessTokens: [OpaqueAccessToken]?
    var factors: [AuthenticationMethod]?

    enum CodingKeys: String, CodingKey, CaseIterable {
        case version, secret, users, keys, grants, factors
        case accessTokens = "access_tokens"
    }

    init(_ state: TenantState) {
        secret = state.secret[TenantSecret.onlyID]?.bytes
        users = state.directory.users
        keys = state.keys.rows.values.sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
        grants = state.grants.table.rows.values.sorted { ($0.signedInAt, $0.id) < ($1.signedInAt, $1.id) }
        accessTokens = state.accessTokens.rows.values.sorted { ($0.expiresAt, $0.id) < ($1.expiresAt, $1.id) }
        factors = state.methods.table.rows.values.sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
    }

    init(from decoder: any Decoder) throws {
        try decoder.refuseUnknownMembers(CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        version = try container.decodeIfPresent(Int.self, forKey: .version) ?? Self.currentVersion
        guard version == Self.currentVersion else {
            throw DecodingError.dataCorruptedError(
                forKey: .version,
                in: container,
                debugDescription: "This tenant knows version \(Self.currentVersion) only."
            )
        }
        secret = try container.decodeIfPresent(Data.self, forKey: .secret)
        users = try container.decodeIfPresent([TenantUser].self, forKey: .users)
        keys = try container.decodeIfPresent([SigningKeyRecord].self, forKey: .keys)
        grants = try container.decodeIfPresent([Grant].self, forKey: .grants)
        accessTokens = try container.decodeIfPresent([OpaqueAccessToken].self, forKey: .accessTokens)
        factors = try container.decodeIfPresent([AuthenticationMethod].self, forKey: .factors)
    }
}

extension TenantState {
    /// Takes over what `snapshot` names; what it does not name stays.
    ///
    /// - Throws: `invalid_request` for two people with one address.
    mutating func restore(_ snapshot: TenantSnapshot, at now: Date) throws(OAuthError) {
        if let secret = snapshot.secret { self.secret[TenantSecret.onlyID] = TenantSecret(bytes: secret) }
        if let users = snapshot.users {
            guard Set(users.flatMap(\.addresses)).count == users.flatMap(\.addresses).count else {
                throw .invalidRequest("Two users have the same address")
            }
            directory.removeAll()
            addConfiguredUsers(users, at: now)
        }
        if let keys = snapshot.keys { replaceKeys(keys) }
        if let grants = snapshot.grants {
            self.grants.removeAll()
            for grant in grants { self.grants[grant.id] = grant }
        }
        if let tokens = snapshot.accessTokens {
            accessTokens.removeAll()
            for token in tokens { accessTokens[token.id] = token }
        }
        if let factors = snapshot.factors {
            methods.removeAll()
            for method in factors { methods[method.id] = method }
        }
    }

    /// Everything as it was at the start, but for the keys, which a client may have cached.
    mutating func reset(to configuration: TenantConfiguration, at now: Date) {
        clock.reset()
        policy = configuration.policy
        passcodes = PasscodeBook()
        outbox.removeAll()
        requests.removeAll()
        faults.removeAll()
        limits.removeAll()
        browser = BrowserState()
        grants.removeAll()
        accessTokens.removeAll()
        methods.removeAll()
        enrolments = EnrolmentBook()
        mfa = MFATransactionBook()
        challenges = ChallengeBook()
        pushes = PushBook()
        directory.removeAll()
        addConfiguredUsers(configuration.users, at: now)
    }
}

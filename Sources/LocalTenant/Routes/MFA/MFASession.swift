import FoundationEssentials

/// What a caller of the MFA API shows: the token of a sign-in that waits, or an access token for this API.
enum MFACredential: Sendable {
    case mfaToken(hash: String)
    case accessToken(hash: String, AccessCheck.Access)

    /// - Throws: `invalid_token` for an access token that is not good here.
    init(_ token: String, _ tenant: Tenant) async throws {
        // Only a JWT has dots.
        guard token.contains(".") else {
            self = .mfaToken(hash: Hash.of(token))
            return
        }
        let audience = tenant.issuer.audience(TenantAPI.mfa.identifier)
        guard let access = try? await AccessCheck(tenant).signed(token, audience: audience) else {
            throw OAuthError.mfaTokenMalformed
        }
        self = .accessToken(hash: Hash.of(token), access)
    }

    /// The one in the header `Authorization`.
    ///
    /// - Throws: `invalid_token` where there is none.
    init(bearer request: TenantRequest, _ tenant: Tenant) async throws {
        let words = (request.header("authorization") ?? "").split(separator: " ")
        guard words.count == 2, words.first?.lowercased() == "bearer", let token = words.last else {
            throw OAuthError.mfaTokenMissing
        }
        try await self.init(String(token), tenant)
    }
}

/// Who a caller of the MFA API acts for, checked.
struct MFASession: Sendable {
    enum Origin: Sendable {
        case transaction(MFATransaction)
        /// With these scopes.
        case accessToken([String])
    }

    /// The hash of the token, by which enrolments and challenges are found again.
    let id: String
    let user: TenantUser
    let clientID: String
    let origin: Origin

    var road: Enrolment.Road { .mfa(session: id) }

    /// - Throws: `insufficient_scope` for an access token without `scope`; the token of a waiting sign-in has all.
    func require(_ scope: String) throws(OAuthError) {
        guard case .accessToken(let scopes) = origin, !scopes.contains(scope) else { return }
        throw .insufficientScope(scope)
    }
}

extension TenantState {
    /// - Throws: `expired_token` or `invalid_grant` for a token that is over or unknown.
    func session(_ credential: MFACredential, at now: Date) throws(OAuthError) -> MFASession {
        let id: String
        let userID: String
        let clientID: String
        let origin: MFASession.Origin
        switch credential {
        case .mfaToken(let hash):
            guard let transaction = mfa[hash] else { throw .mfaTokenMalformed }
            guard !transaction.isOver(at: now) else { throw .mfaTokenExpired }
            (id, userID, clientID, origin) = (
                hash, transaction.userID, transaction.clientID, .transaction(transaction)
            )
        case .accessToken(let hash, let access):
            (id, userID, clientID, origin) = (hash, access.userID, access.clientID, .accessToken(access.scopes))
        }
        guard let user = directory[userID] else { throw .mfaTokenMalformed }
        guard !user.isBlocked else { throw .blockedUser }
        return MFASession(id: id, user: user, clientID: clientID, origin: origin)
    }
}

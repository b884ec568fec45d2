import FoundationEssentials

/// All that changes while a tenant runs.
///
/// A value: what is decided on it is decided under one lock.
struct TenantState: Sendable {
    // Kept across restarts.
    var secret = Table<TenantSecret>()
    var keys = Table<SigningKeyRecord>()
    var directory = Directory()
    var grants = GrantBook()
    var accessTokens = Table<OpaqueAccessToken>()
    var methods = AuthenticationMethodBook()

    // Gone with the process.
    var issuer = Issuer(port: 0)
    var clock = TenantClock()
    var policy = TenantPolicy()
    var passcodes = PasscodeBook()
    var enrolments = EnrolmentBook()
    var mfa = MFATransactionBook()
    var challenges = ChallengeBook()
    var pushes = PushBook()
    var outbox = Outbox()
    var requests = BoundedLog<TenantRequestRecord>(capacity: 500)
    var faults = FaultQueue()
    var limits = RateLimitBook()
    var browser = BrowserState()

    /// What has to be written, all together.
    func changes() throws -> [RecordChange] {
        try secret.changes() + keys.changes() + directory.table.changes() + grants.table.changes()
            + accessTokens.changes() + methods.table.changes()
    }

    mutating func forgetChanges() {
        secret.forgetChanges()
        keys.forgetChanges()
        directory.forgetChanges()
        grants.forgetChanges()
        accessTokens.forgetChanges()
        methods.forgetChanges()
    }

    /// What was stored before.
    mutating func load(_ records: [StoredRecord]) throws {
        func rows<Row: Record>(_: Row.Type) throws -> [Row] {
            try records.filter { $0.kind == Row.kind }.map { try JSONCoding.decode(from: $0.json) }
        }
        secret.load(try rows(TenantSecret.self))
        keys.load(try rows(SigningKeyRecord.self))
        directory.load(try rows(TenantUser.self))
        grants.load(try rows(Grant.self))
        accessTokens.load(try rows(OpaqueAccessToken.self))
        methods.load(try rows(AuthenticationMethod.self))
    }
}

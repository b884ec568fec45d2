public import FoundationEssentials

/// What `/control` does over HTTP, without HTTP.
extension LocalTenant {
    /// What the tenant was asked, newest first, without secrets; at most the last 500.
    public var requests: [TenantRequestRecord] {
        tenant.read(\.requests.newestFirst)
    }

    /// Everybody whom the tenant knows.
    public var users: [TenantUser] {
        tenant.read(\.directory.users)
    }

    /// What holds now; to change it, see ``apply(_:)``.
    public var policy: TenantPolicy {
        tenant.read(\.policy)
    }

    /// The time by the tenant's clock.
    public var now: Date {
        tenant.now
    }

    /// Moves the tenant's clock; codes, tokens, lifetimes and rate limits follow it.
    ///
    /// - Parameter seconds: how far; negative to go back. Beyond a hundred years it stays where it is.
    public func advanceClock(seconds: Double) {
        tenant.adjust { try? $0.clock.advance(by: seconds) }
    }

    /// Sets the tenant's clock back to the machine's.
    public func resetClock() {
        tenant.adjust { $0.clock.reset() }
    }

    /// Puts a trouble in the way of requests to come.
    public func inject(_ fault: TenantFault) {
        tenant.adjust { $0.faults.add(fault) }
    }

    /// Takes away the faults that still wait.
    public func removeFaults() {
        tenant.adjust { $0.faults.removeAll() }
    }

    /// Lets `policy` hold from now on.
    ///
    /// - Throws: ``LocalTenantError/invalidConfiguration(_:)`` for a lifetime that is out of range.
    public func apply(_ policy: TenantPolicy) throws(LocalTenantError) {
        try policy.validate()
        tenant.adjust { $0.policy = policy }
    }

    /// Signs with a new key from now on; earlier ones stay published, unless `revokingPrevious` withdraws them.
    ///
    /// - Returns: the new key's id.
    /// - Throws: ``LocalTenantError/storeFailed(_:)`` where it cannot be kept.
    @discardableResult
    public func rotateKeys(revokingPrevious: Bool = false) async throws -> String {
        try await tenant.rotateKeys(revokingPrevious: revokingPrevious).id
    }

    /// Keeps a person out, or lets one in again.
    ///
    /// - Parameters:
    ///   - person: an id, an e-mail address or a phone number.
    ///   - isBlocked: whether to keep out.
    /// - Throws: ``LocalTenantError/unknown(_:)`` for somebody unknown.
    public func block(_ person: String, _ isBlocked: Bool = true) throws {
        try LocalTenantError.translating {
            _ = try tenant.transaction { state, now in try state.block(person, isBlocked, at: now) }
        }
    }

    /// Forgets a person; their refresh tokens then tell that they are gone.
    ///
    /// - Throws: ``LocalTenantError/unknown(_:)`` for somebody unknown.
    public func deleteUser(_ person: String) throws {
        try LocalTenantError.translating {
            try tenant.transaction { state, _ in try state.delete(person) }
        }
    }

    /// Users, keys and grants as JSON.
    ///
    /// As secret as the tenant itself: private keys are in it.
    ///
    /// - Throws: ``LocalTenantError/storeFailed(_:)`` where a key cannot be kept.
    public func exportState() async throws -> Data {
        _ = try await tenant.signingKey()
        return try JSONCoding.data(tenant.read { TenantSnapshot($0) })
    }

    /// Takes over what was exported; parts that `state` does not name stay as they are.
    ///
    /// - Throws: ``LocalTenantError`` for what is no exported state, and then nothing has changed.
    public func importState(_ state: Data) async throws {
        let snapshot: TenantSnapshot
        do {
            snapshot = try JSONCoding.decode(from: state)
        } catch let error as DecodingError {
            throw LocalTenantError.invalidConfiguration(error.sentence)
        }
        try await LocalTenantError.translating { try await tenant.restore(snapshot) }
    }

    /// Everything as it was at the start, but for the keys.
    ///
    /// - Throws: ``LocalTenantError/storeFailed(_:)`` where the data file cannot be written.
    public func reset() throws {
        try tenant.reset()
    }
}

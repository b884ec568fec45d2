import Auth0Crypto
import FoundationEssentials
import Synchronization

/// The tenant itself, without a socket: configuration, state, store and keys.
final class Tenant: Sendable {
    let configuration: TenantConfiguration
    let environment: TenantEnvironment
    let keys: SigningKeys
    private let state: Mutex<TenantState>
    private let store: any TenantStore

    init(
        configuration: TenantConfiguration,
        environment: TenantEnvironment = TenantEnvironment(),
        store: any TenantStore = MemoryStore()
    ) throws {
        try configuration.validate()
        var state = TenantState()
        try state.load(store.load())
        if state.secret.rows.isEmpty {
            state.secret[TenantSecret.onlyID] = TenantSecret(bytes: environment.random.bytes(32))
        }
        self.configuration = configuration
        self.environment = environment
        self.store = store
        self.keys = try SigningKeys(Array(state.keys.rows.values), makeKey: environment.makeKey)
        self.state = Mutex(state)
        try transaction { state, now in
            state.policy = configuration.policy
            state.addConfiguredUsers(configuration.users, at: now)
        }
    }

    /// Decides on the state, under its lock, and writes what changed before anybody hears of it.
    ///
    /// Also where `body` throws: a refusal may have used up a try or ended a sign-in.
    func transaction<Result: Sendable>(_ body: (inout TenantState, Date) throws -> Result) throws -> Result {
        try state.withLock { state in
            let now = state.clock.time(environment.now())
            let result = Swift.Result { try body(&state, now) }
            let changes = try state.changes()
            if !changes.isEmpty {
                // What could not be written stays marked as changed and goes with the next write.
                try store.write(changes)
                state.forgetChanges()
            }
            return try result.get()
        }
    }

    /// Looks at the state.
    func read<Result: Sendable>(_ body: (TenantState) -> Result) -> Result {
        state.withLock { body($0) }
    }

    /// Changes what is not stored: clock, policy, faults, logs.
    @discardableResult
    func adjust<Result: Sendable, Failure: Error>(
        _ body: (inout TenantState) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try state.withLock { state throws(Failure) in try body(&state) }
    }

    /// - Throws: ``LocalTenantError/storeFailed(_:)`` where the store was given up.
    func checkStore() throws {
        _ = try store.load()
    }

    /// Gives the store up.
    func close() {
        store.close()
    }

    /// The time by the tenant's clock.
    var now: Date {
        read { $0.clock.time(environment.now()) }
    }

    var issuer: Issuer {
        read(\.issuer)
    }
}

extension TenantState {
    /// People of the configuration who are not known yet; whoever was stored stays as stored.
    mutating func addConfiguredUsers(_ users: [TenantUser], at now: Date) {
        for var user in users {
            if user.id.isEmpty, let address = user.addresses.first { user.id = userID(for: address) }
            guard directory[user.id] == nil, user.addresses.allSatisfy({ directory.user(at: $0) == nil }) else {
                continue
            }
            user.createdAt = now
            user.updatedAt = now
            directory[user.id] = user
        }
    }

    func userID(for address: Address) -> String {
        secret[TenantSecret.onlyID]?.userID(for: address) ?? ""
    }
}

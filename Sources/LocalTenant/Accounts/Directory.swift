import FoundationEssentials

/// Everybody whom the tenant knows, found by id or by address.
struct Directory: Sendable {
    private(set) var table = Table<TenantUser>()
    private var byAddress: [Address: String] = [:]

    var users: [TenantUser] {
        table.rows.values.sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
    }

    subscript(id: String) -> TenantUser? {
        get { table[id] }
        set {
            for address in table[id]?.addresses ?? [] { byAddress[address] = nil }
            table[id] = newValue
            for address in newValue?.addresses ?? [] { byAddress[address] = id }
        }
    }

    func user(at address: Address) -> TenantUser? {
        byAddress[address].flatMap { table[$0] }
    }

    /// Everybody who was stored before; nothing of it counts as a change.
    mutating func load(_ users: [TenantUser]) {
        table.load(users)
        byAddress = [:]
        for user in users {
            for address in user.addresses { byAddress[address] = user.id }
        }
    }

    mutating func removeAll() {
        table.removeAll()
        byAddress = [:]
    }

    mutating func forgetChanges() {
        table.forgetChanges()
    }
}

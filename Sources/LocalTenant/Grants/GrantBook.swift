import FoundationEssentials

/// Every sign-in that may be renewed, found by any refresh token that it ever had.
struct GrantBook: Sendable {
    private(set) var table = Table<Grant>()
    private var byHash: [String: String] = [:]

    subscript(id: String) -> Grant? {
        get { table[id] }
        set {
            let before = table[id]?.family.hashes ?? []
            let after = Set(newValue?.family.hashes ?? [])
            table[id] = newValue
            for hash in before where !after.contains(hash) { byHash[hash] = nil }
            for hash in after { byHash[hash] = id }
        }
    }

    func grant(withToken hash: String) -> Grant? {
        byHash[hash].flatMap { table[$0] }
    }

    mutating func load(_ grants: [Grant]) {
        table.load(grants)
        byHash = [:]
        for grant in grants {
            for hash in grant.family.hashes { byHash[hash] = grant.id }
        }
    }

    mutating func remove(where isOver: (Grant) -> Bool) {
        for grant in table.rows.values where isOver(grant) { self[grant.id] = nil }
    }

    mutating func removeAll() {
        table.removeAll()
        byHash = [:]
    }

    mutating func forgetChanges() {
        table.forgetChanges()
    }
}

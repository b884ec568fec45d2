import FoundationEssentials

/// What everybody has enrolled, found by person.
struct AuthenticationMethodBook: Sendable {
    private(set) var table = Table<AuthenticationMethod>()
    private var byUser: [String: Set<String>] = [:]

    subscript(id: String) -> AuthenticationMethod? {
        get { table[id] }
        set {
            if let old = table[id] { byUser[old.userID]?.remove(id) }
            table[id] = newValue
            if let newValue { byUser[newValue.userID, default: []].insert(id) }
        }
    }

    /// What this person has enrolled, oldest first.
    func methods(of userID: String) -> [AuthenticationMethod] {
        (byUser[userID] ?? []).compactMap { table[$0] }.sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
    }

    /// Whether anybody has a passkey with this id.
    func hasPasskey(_ credentialID: String) -> Bool {
        table.rows.values.contains { method in
            if case .passkey(let passkey) = method.proof { passkey.credentialID == credentialID } else { false }
        }
    }

    /// Stores what was confirmed, and forgets what it takes the place of.
    mutating func confirm(_ method: AuthenticationMethod) {
        for old in methods(of: method.userID) where method.replaces(old) { self[old.id] = nil }
        self[method.id] = method
    }

    /// Whether there is room for `method`, counting what it takes the place of.
    func hasRoom(for method: AuthenticationMethod) -> Bool {
        methods(of: method.userID).filter { !method.replaces($0) }.count < AuthenticationMethod.most
    }

    mutating func forget(_ userID: String) {
        for method in methods(of: userID) { self[method.id] = nil }
    }

    mutating func load(_ methods: [AuthenticationMethod]) {
        table.load(methods)
        byUser = Dictionary(grouping: methods, by: \.userID).mapValues { Set($0.map(\.id)) }
    }

    mutating func removeAll() {
        table.removeAll()
        byUser = [:]
    }

    mutating func forgetChanges() {
        table.forgetChanges()
    }
}

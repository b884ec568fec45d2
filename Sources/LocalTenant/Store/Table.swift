/// Records by id, with what changed since the last write.
struct Table<Row: Record>: Sendable {
    private(set) var rows: [String: Row] = [:]
    private var changed: Set<String> = []

    subscript(id: String) -> Row? {
        get { rows[id] }
        set {
            rows[id] = newValue
            changed.insert(id)
        }
    }

    /// Takes `rows` over as they are stored; nothing of it counts as a change.
    mutating func load(_ rows: [Row]) {
        self.rows = Dictionary(rows.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        changed = []
    }

    mutating func removeAll() {
        changed.formUnion(rows.keys)
        rows = [:]
    }

    mutating func remove(where isOver: (Row) -> Bool) {
        for row in rows.values where isOver(row) { self[row.id] = nil }
    }

    /// What has to be written, in an order that is always the same.
    func changes() throws -> [RecordChange] {
        try changed.sorted().map { id in
            guard let row = rows[id] else { return .remove(kind: Row.kind, id: id) }
            return .put(StoredRecord(kind: Row.kind, id: id, json: try JSONCoding.data(row)))
        }
    }

    mutating func forgetChanges() {
        changed = []
    }
}

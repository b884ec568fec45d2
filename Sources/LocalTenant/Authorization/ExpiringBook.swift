import FoundationEssentials

/// Values by key that are over after a fixed time; when there are too many, the oldest go.
struct ExpiringBook<Value: Sendable>: Sendable {
    static var capacity: Int { 10_000 }

    private let lifetime: TimeInterval
    private var rows: [String: (value: Value, expiresAt: Date)] = [:]

    /// - Parameter lifetime: in seconds, from the moment that a value is put in.
    init(lifetime: TimeInterval) {
        self.lifetime = lifetime
    }

    var count: Int { rows.count }

    mutating func insert(_ value: Value, as key: String, at now: Date) {
        if rows.count >= Self.capacity { makeRoom(at: now) }
        rows[key] = (value, now.addingTimeInterval(lifetime))
    }

    func value(_ key: String, at now: Date) -> Value? {
        guard let row = rows[key], now < row.expiresAt else { return nil }
        return row.value
    }

    /// Changes a value without giving it more time.
    mutating func change(_ key: String, _ body: (inout Value) -> Void) {
        guard var row = rows[key] else { return }
        body(&row.value)
        rows[key] = row
    }

    mutating func remove(_ key: String) {
        rows[key] = nil
    }

    private mutating func makeRoom(at now: Date) {
        rows = rows.filter { now < $0.value.expiresAt }
        guard rows.count >= Self.capacity else { return }
        let oldest = rows.sorted { $0.value.expiresAt < $1.value.expiresAt }.prefix(Self.capacity / 2)
        for (key, _) in oldest { rows[key] = nil }
    }
}

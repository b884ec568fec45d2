import FoundationEssentials

/// What is kept across restarts.
enum RecordKind: String, Sendable, CaseIterable {
    /// The secret that ids are derived with.
    case secret
    case key
    case user
    case grant
    /// An opaque access token.
    case token
    /// What a person has enrolled.
    case factor
}

/// A value that is kept across restarts, under an id that is unique for its kind.
protocol Record: Codable, Sendable {
    static var kind: RecordKind { get }
    var id: String { get }
}

/// One row as a store sees it.
struct StoredRecord: Sendable, Equatable {
    let kind: RecordKind
    let id: String
    let json: Data
}

/// One thing to write.
enum RecordChange: Sendable, Equatable {
    case put(StoredRecord)
    case remove(kind: RecordKind, id: String)
}

/// Where a tenant keeps what survives a restart.
///
/// The tenant reads it once, at its start, and then writes every change; what it works with stands in memory.
protocol TenantStore: Sendable {
    func load() throws -> [StoredRecord]

    /// Writes all of `changes` or none.
    func write(_ changes: [RecordChange]) throws

    /// Gives up what it holds; another tenant may take it over.
    func close()
}

/// Keeps nothing: the tenant's own memory is all there is.
struct MemoryStore: TenantStore {
    func load() -> [StoredRecord] { [] }

    func write(_ changes: [RecordChange]) {}

    func close() {}
}

import FoundationEssentials
import Synchronization

/// Keeps what survives a restart in an SQLite database: one table, a row for each record, its value as JSON.
final class SQLiteStore: TenantStore {
    /// `A0LT`: marks the file as a local tenant's.
    private static let applicationID = "1093684308"
    private static let version = "1"

    private let connection: Mutex<SQLiteConnection>

    /// - Throws: ``LocalTenantError/storeFailed(_:)`` for a file that cannot be used, or is something else.
    init(path: String) throws {
        connection = try Self.explaining {
            let connection = try SQLiteConnection(path: path, lock: try DataFileLock(path: path))
            try Self.setUp(connection)
            return Mutex(connection)
        }
    }

    func load() throws -> [StoredRecord] {
        try Self.explaining {
            try connection.withLock { connection in
                try connection.query("SELECT kind, id, json FROM record ORDER BY kind, id").compactMap { row in
                    // A kind that a newer version wrote is left alone.
                    RecordKind(rawValue: row[0]).map { StoredRecord(kind: $0, id: row[1], json: Data(row[2].utf8)) }
                }
            }
        }
    }

    func write(_ changes: [RecordChange]) throws {
        try Self.explaining {
            try connection.withLock { connection in
                try connection.run("BEGIN IMMEDIATE")
                do {
                    for change in changes { try Self.write(change, connection) }
                    try connection.run("COMMIT")
                } catch {
                    try? connection.run("ROLLBACK")
                    throw error
                }
            }
        }
    }

    func close() {
        connection.withLock { $0.close() }
    }

    private static func write(_ change: RecordChange, _ connection: borrowing SQLiteConnection) throws {
        switch change {
        case .put(let record):
            try connection.query(
                "INSERT OR REPLACE INTO record (kind, id, json) VALUES (?, ?, ?)",
                [record.kind.rawValue, record.id, String(decoding: record.json, as: UTF8.self)]
            )
        case .remove(let kind, let id):
            try connection.query("DELETE FROM record WHERE kind = ? AND id = ?", [kind.rawValue, id])
        }
    }

    private static func setUp(_ connection: borrowing SQLiteConnection) throws {
        let isEmpty = try connection.query("SELECT count(*) FROM sqlite_master") == [["0"]]
        let marks = try connection.query("PRAGMA application_id") + connection.query("PRAGMA user_version")
        guard isEmpty || marks == [[applicationID], [version]] else {
            throw LocalTenantError.storeFailed(
                "The data file is not of this version of the local tenant: name another file, or delete it."
            )
        }
        try connection.run("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
        guard isEmpty else { return }
        try connection.run(
            """
            BEGIN;
            CREATE TABLE record (
                kind TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (kind, id)
            ) STRICT, WITHOUT ROWID;
            PRAGMA application_id = \(applicationID);
            PRAGMA user_version = \(version);
            COMMIT;
            """
        )
    }

    /// Runs `work`; what SQLite refuses becomes an error that names the cure.
    private static func explaining<Result: ~Copyable>(_ work: () throws -> Result) throws -> Result {
        do {
            return try work()
        } catch let failure as SQLiteConnection.Failure {
            let text =
                if failure.isNoDatabase {
                    "The data file is no SQLite database: name another file, or delete it."
                } else if failure.isClosed {
                    "This tenant was stopped and has given its data file up: make another one."
                } else if failure.isFull {
                    "The disk is full: the data file cannot be written."
                } else {
                    "The data file cannot be used (SQLite result \(failure.code)): check its folder and its disk."
                }
            throw LocalTenantError.storeFailed(text)
        }
    }
}

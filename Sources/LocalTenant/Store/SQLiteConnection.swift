import CSQLite
import FoundationEssentials

/// The one owner of an SQLite connection and of its file's lock; it closes the one, then gives up the other.
struct SQLiteConnection: ~Copyable {
    /// What SQLite refused, by its result code (https://www.sqlite.org/rescode.html).
    struct Failure: Error, Equatable {
        let code: Int32

        var isNoDatabase: Bool { code & 0xff == SQLITE_NOTADB }
        var isFull: Bool { code & 0xff == SQLITE_FULL }
        var isClosed: Bool { code == SQLITE_MISUSE }
    }

    /// `nil` once closed.
    private var handle: OpaquePointer?
    private let lock: DataFileLock

    init(path: String, lock: DataFileLock) throws(Failure) {
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
        guard code == SQLITE_OK, let handle else {
            sqlite3_close_v2(handle)
            lock.release()
            throw Failure(code: code)
        }
        self.handle = handle
        self.lock = lock
        sqlite3_busy_timeout(handle, 2_000)
    }

    deinit {
        guard handle != nil else { return }
        sqlite3_close_v2(handle)
        lock.release()
    }

    /// Gives the file up; whatever is asked of the connection afterwards fails as misuse.
    mutating func close() {
        guard handle != nil else { return }
        sqlite3_close_v2(handle)
        handle = nil
        lock.release()
    }

    /// Runs statements that take no values and give none.
    func run(_ sql: String) throws(Failure) {
        guard handle != nil else { throw Failure(code: SQLITE_MISUSE) }
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw Failure(code: code) }
    }

    /// Runs one statement with `values` in place of its question marks, and gives every row as texts.
    @discardableResult
    func query(_ sql: String, _ values: [String] = []) throws(Failure) -> [[String]] {
        guard handle != nil else { throw Failure(code: SQLITE_MISUSE) }
        var statement: OpaquePointer?
        var code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
        defer { sqlite3_finalize(statement) }
        guard code == SQLITE_OK, let statement else { throw Failure(code: code) }
        for (index, value) in values.enumerated() {
            code = a0_sqlite3_bind_text(statement, Int32(index + 1), value, Int32(value.utf8.count))
            guard code == SQLITE_OK else { throw Failure(code: code) }
        }
        var rows: [[String]] = []
        while true {
            code = sqlite3_step(statement)
            if code == SQLITE_DONE { return rows }
            guard code == SQLITE_ROW else { throw Failure(code: code) }
            rows.append(
                (0..<sqlite3_column_count(statement)).map { column in
                    sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
                }
            )
        }
    }
}

import Foundation
import Testing

@testable import LocalTenant

@Suite struct SQLiteStoreTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tenant-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appending(path: "tenant.sqlite").path(percentEncoded: false))
    }

    private func record(_ id: String, _ json: String) -> StoredRecord {
        StoredRecord(kind: .user, id: id, json: Data(json.utf8))
    }

    @Test func keepsWhatWasWritten() throws {
        try withFolder { path in
            do {
                let store = try SQLiteStore(path: path)
                try store.write([.put(record("1", "{}")), .put(record("2", #"{"a":"é\u0000"}"#))])
                try store.write([.put(record("2", "{}")), .remove(kind: .user, id: "1")])
            }
            #expect(try SQLiteStore(path: path).load() == [record("2", "{}")])
        }
    }

    @Test func theFileIsForThisUserOnly() throws {
        try withFolder { path in
            #expect(
                FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o644])
            )
            let store = try SQLiteStore(path: path)
            try store.write([.put(record("1", "{}"))])
            for suffix in ["", "-wal"] {
                let mode = try FileManager.default.attributesOfItem(atPath: path + suffix)[.posixPermissions] as? Int
                #expect(mode == 0o600, "\(suffix)")
            }
        }
    }

    @Test func oneTenantAtATime() throws {
        try withFolder { path in
            let first = try SQLiteStore(path: path)
            let error = #expect(throws: LocalTenantError.self) { try SQLiteStore(path: path) }
            #expect("\(error as Any)".contains("another tenant"))
            #expect(try first.load().isEmpty)
        }
    }

    @Test func refusesAFileThatIsSomethingElse() throws {
        try withFolder { path in
            try Data(repeating: 0x41, count: 4_096).write(to: URL(filePath: path))
            #expect(throws: LocalTenantError.self) { try SQLiteStore(path: path) }
        }
        try withFolder { path in
            do {
                let other = try SQLiteConnection(path: path, lock: try DataFileLock(path: path))
                try other.run("CREATE TABLE other (a)")
            }
            #expect(throws: LocalTenantError.self) { try SQLiteStore(path: path) }
        }
        #expect(throws: LocalTenantError.self) { try SQLiteStore(path: "/nowhere/at/all.sqlite") }
    }

    @Test func aTableKnowsWhatChanged() throws {
        var table = Table<TenantUser>()
        table.load([TenantUser(id: "1", email: "a@example.com"), TenantUser(id: "2", email: "b@example.com")])
        #expect(try table.changes().isEmpty)
        table["1"] = nil
        table["3"] = TenantUser(id: "3", email: "c@example.com")
        let changes = try table.changes()
        #expect(changes.count == 2)
        #expect(changes.first == .remove(kind: .user, id: "1"))
        table.forgetChanges()
        #expect(try table.changes().isEmpty)
    }
}

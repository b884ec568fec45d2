import Foundation

/// What lies in a store: a version and one value, as JSON.
///
/// A reader knows the version before it looks at the value, so that a newer program's entry is told from a broken one
/// and neither is ever half understood.
struct StoredForm<Value: Codable>: Codable {
    private(set) var version = storedFormVersion
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

private let storedFormVersion = 1

/// Why a stored entry was not understood.
enum StoredFormError: LocalizedError, Equatable {
    case otherVersion(Int)
    case damaged

    var errorDescription: String? {
        switch self {
        case .otherVersion(let version):
            "The stored entry has the form \(version), and this program knows form \(storedFormVersion). "
                + "Update the program, or sign in again to replace the entry."
        case .damaged: "The stored entry is damaged. Sign in again to replace it."
        }
    }
}

extension StoredForm {
    private struct Version: Decodable {
        let version: Int
    }

    static func decode(_ data: Data) throws(StoredFormError) -> Value {
        guard let version = try? JSONDecoder().decode(Version.self, from: data).version else { throw .damaged }
        guard version == storedFormVersion else { throw .otherVersion(version) }
        guard let form = try? JSONDecoder().decode(Self.self, from: data) else { throw .damaged }
        return form.value
    }

    func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return try encoder.encode(self)
    }
}

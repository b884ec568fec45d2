import Foundation
import WebUICore
import WebUIHTML

extension ClientCommand {
    /// The command as an operation for the client.
    var operation: String {
        let encoded = (try? JSONEncoder().encode(arguments)).map { String(decoding: $0, as: UTF8.self) }
        return "[\"x\",0,\(id),\(JSONEscaping.string(name)),\(encoded ?? "null")]"
    }
}

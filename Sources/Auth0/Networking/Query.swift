import Foundation

/// Query and form encoding in which `+` is data: only unreserved characters stay (RFC 3986, 2.3).
package enum Query {
    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )

    package static func encode(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    package static func encode(_ items: JSONObject) -> String {
        items.sorted { $0.key < $1.key }
            .map { name, value in "\(encode(name))=\(encode(text(of: value)))" }
            .joined(separator: "&")
    }

    private static func text(of value: JSONValue) -> String {
        switch value {
        case .null: ""
        case .bool(let value): String(value)
        case .integer(let value): String(value)
        case .number(let value): String(value)
        case .string(let value): value
        case .array, .object:
            (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
    }
}

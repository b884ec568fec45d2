import Foundation

/// Reads a JSON object into values that can cross tasks.
enum JSONObject {
    /// - Returns: The object's members, or `nil` when the bytes are not one JSON object.
    static func read(_ bytes: Data) -> [String: any Sendable]? {
        guard let object = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any] else { return nil }
        return object.mapValues(sendable)
    }

    private static func sendable(_ value: Any) -> any Sendable {
        switch value {
        case let text as String: text
        case let number as NSNumber: isBoolean(number) ? number.boolValue : number
        case let list as [Any]: list.map(sendable)
        case let object as [String: Any]: object.mapValues(sendable)
        default: NSNull()
        }
    }

    /// Foundation gives JSON's `true` as a number of type `char`, and every number of JSON as a wider type.
    private static func isBoolean(_ number: NSNumber) -> Bool {
        number.objCType.pointee == CChar(UInt8(ascii: "c"))
    }
}

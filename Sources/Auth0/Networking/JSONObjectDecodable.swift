/// A value that is read out of the members of a JSON object.
///
/// It is lenient: a member that is new, missing or of another kind is a fault only where the value cannot do without.
package protocol JSONObjectDecodable: Decodable {
    /// `nil` where a member is missing that the value cannot do without.
    init?(_ members: JSONObject)
}

extension JSONObjectDecodable {
    /// Reads the members of a JSON object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let value = Self(try container.decode(JSONObject.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "A member is missing that \(Self.self) cannot do without."
            )
        }
        self = value
    }
}

extension APIResponse {
    /// The body as one value.
    package func value<Value: JSONObjectDecodable>(as type: Value.Type = Value.self) throws -> Value {
        guard let value = Value(try object()) else { throw UnexpectedAnswer(.otherShape, status: status) }
        return value
    }

    /// The body as a list, bare or under a name; what in it is no such value at all is left out.
    package func list<Value: JSONObjectDecodable>(under name: String) throws -> [Value] {
        let body = try decoded(as: JSONValue.self)
        guard let elements = body.array ?? body.object?[name]?.array else {
            throw UnexpectedAnswer(.otherShape, status: status)
        }
        return elements.compactMap { $0.object.flatMap(Value.init) }
    }
}

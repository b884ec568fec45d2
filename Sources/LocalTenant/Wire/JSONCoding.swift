import FoundationEssentials

/// The one way in which the tenant writes and reads JSON.
enum JSONCoding {
    static func data(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(Timestamp.text(date))
        }
        return try encoder.encode(value)
    }

    static func decode<Value: Decodable>(_ type: Value.Type = Value.self, from data: Data) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            guard let date = Timestamp.date(try container.decode(String.self)) else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "A date looks like 2026-01-31T12:00:00.000Z."
                )
            }
            return date
        }
        return try decoder.decode(type, from: data)
    }

    /// `value` as a JSON tree, for merging.
    static func tree(_ value: some Encodable) throws -> JSONValue {
        try decode(from: data(value))
    }
}

/// A name that is not known until it is read.
struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) {
        nil
    }
}

extension Decoder {
    /// Refuses an object that has a member outside `keys`: a misspelt setting must not pass in silence.
    ///
    /// - Throws: `DecodingError.dataCorrupted`, naming the member and those that exist.
    func refuseUnknownMembers<Keys: CodingKey & CaseIterable>(_ keys: Keys.Type) throws {
        let known = Keys.allCases.map(\.stringValue)
        let container = try container(keyedBy: AnyKey.self)
        if let unknown = container.allKeys.map(\.stringValue).filter({ !known.contains($0) }).min() {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: codingPath,
                    debugDescription: "Unknown member \"\(unknown)\"; known are \(known.joined(separator: ", "))."
                )
            )
        }
    }
}

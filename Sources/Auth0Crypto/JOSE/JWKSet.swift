/// A set of keys as a tenant publishes them (RFC 7517 section 5).
package struct JWKSet: Codable, Sendable, Equatable {
    package var keys: [JWK]

    package init(keys: [JWK]) {
        self.keys = keys
    }

    /// Reads a set and leaves out what cannot be read as a key: one odd key must not hide the others.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        keys = try container.decode([Readable].self, forKey: .keys).compactMap(\.key)
    }

    /// The first key with this id; `nil` also when there is none.
    package func key(withID keyID: String) -> JWK? {
        keys.first { $0.kid == keyID }
    }

    private enum CodingKeys: String, CodingKey {
        case keys
    }

    private struct Readable: Decodable {
        let key: JWK?

        init(from decoder: any Decoder) throws {
            key = try? JWK(from: decoder)
        }
    }
}

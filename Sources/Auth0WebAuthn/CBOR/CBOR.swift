package import FoundationEssentials

/// A value of the part of CBOR (RFC 8949) that WebAuthn uses: no floats, tags, or indefinite lengths.
package enum CBOR: Sendable, Hashable {
    case integer(Int64)
    case bytes(Data)
    case text(String)
    case array([CBOR])
    case map([Key: CBOR])
    case boolean(Bool)
    case null

    /// What a map may be keyed with: COSE uses integers, the rest text.
    package enum Key: Sendable, Hashable {
        case integer(Int64)
        case text(String)
    }
}

extension CBOR {
    /// A member of a map with text keys; `nil` also for what is no map.
    package subscript(_ key: String) -> CBOR? {
        guard case .map(let members) = self else { return nil }
        return members[.text(key)]
    }

    /// A member of a map with integer keys; `nil` also for what is no map.
    package subscript(_ key: Int64) -> CBOR? {
        guard case .map(let members) = self else { return nil }
        return members[.integer(key)]
    }

    package var integer: Int64? {
        guard case .integer(let value) = self else { return nil }
        return value
    }

    package var bytes: Data? {
        guard case .bytes(let value) = self else { return nil }
        return value
    }

    package var text: String? {
        guard case .text(let value) = self else { return nil }
        return value
    }

    package var array: [CBOR]? {
        guard case .array(let value) = self else { return nil }
        return value
    }

    package var map: [Key: CBOR]? {
        guard case .map(let value) = self else { return nil }
        return value
    }
}

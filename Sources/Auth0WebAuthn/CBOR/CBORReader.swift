package import FoundationEssentials

/// Reads CBOR values one after another, so that the caller learns where each ends.
///
/// A length is believed only as far as there are bytes, so what is read never takes more memory than a small multiple
/// of the input.
package struct CBORReader: Sendable {
    /// How many maps and arrays may stand inside each other.
    ///
    /// CTAP 2 allows 4; extensions may be less strict.
    package static let maximumDepth = 8

    private let input: Data
    private var position: Data.Index

    package init(_ input: Data) {
        self.input = input
        position = input.startIndex
    }

    /// Reads a single value that takes up all of `input`.
    ///
    /// - Throws: ``CBORError``.
    package static func value(of input: Data) throws(CBORError) -> CBOR {
        var reader = CBORReader(input)
        let value = try reader.next()
        guard reader.isAtEnd else { throw .trailingBytes }
        return value
    }

    package var isAtEnd: Bool { position == input.endIndex }

    /// The bytes that were not read yet.
    package var rest: Data { input[position...] }

    /// Reads the next value.
    ///
    /// - Throws: ``CBORError``.
    package mutating func next() throws(CBORError) -> CBOR {
        try value(depth: 0)
    }
}

extension CBORReader {
    /// The three upper bits of a value's first byte (RFC 8949 section 3.1).
    private enum MajorType: UInt8 {
        case unsigned
        case negative
        case bytes
        case text
        case array
        case map
        case tag
        case simple
    }

    private var unreadCount: Int { input.endIndex - position }

    private mutating func value(depth: Int) throws(CBORError) -> CBOR {
        guard depth <= Self.maximumDepth, let first = try take(1).first else { throw .nestedTooDeeply }
        guard let type = MajorType(rawValue: first >> 5) else { throw .unsupported }
        let information = first & 0x1F
        switch type {
        case .unsigned:
            return .integer(try integer(information))
        case .negative:
            return .integer(-1 - (try integer(information)))
        case .bytes:
            return .bytes(Data(try take(try argument(information))))
        case .text:
            guard let text = String(validating: try take(try argument(information)), as: UTF8.self) else {
                throw .invalidText
            }
            return .text(text)
        case .array:
            return .array(try array(count: try count(information, bytesEach: 1), depth: depth))
        case .map:
            return .map(try map(count: try count(information, bytesEach: 2), depth: depth))
        case .simple:
            return try simple(information)
        case .tag:
            throw .unsupported
        }
    }

    private mutating func array(count: Int, depth: Int) throws(CBORError) -> [CBOR] {
        var values: [CBOR] = []
        for _ in 0..<count { values.append(try value(depth: depth + 1)) }
        return values
    }

    private mutating func map(count: Int, depth: Int) throws(CBORError) -> [CBOR.Key: CBOR] {
        var members: [CBOR.Key: CBOR] = [:]
        for _ in 0..<count {
            let key: CBOR.Key
            switch try value(depth: depth + 1) {
            case .integer(let integer): key = .integer(integer)
            case .text(let text): key = .text(text)
            default: throw .invalidKey
            }
            let value = try value(depth: depth + 1)
            guard members.updateValue(value, forKey: key) == nil else { throw .repeatedKey }
        }
        return members
    }

    private func simple(_ information: UInt8) throws(CBORError) -> CBOR {
        switch information {
        case 20: .boolean(false)
        case 21: .boolean(true)
        case 22: .null
        default: throw .unsupported
        }
    }

    private mutating func integer(_ information: UInt8) throws(CBORError) -> Int64 {
        guard let integer = Int64(exactly: try argument(information)) else { throw .unsupported }
        return integer
    }

    /// A number of elements that the rest of the input can hold.
    private mutating func count(_ information: UInt8, bytesEach size: Int) throws(CBORError) -> Int {
        let count = try argument(information)
        guard count <= UInt64(unreadCount / size) else { throw .truncated }
        return Int(count)
    }

    /// The number that follows a first byte with this information: itself, or one to eight more bytes.
    private mutating func argument(_ information: UInt8) throws(CBORError) -> UInt64 {
        switch information {
        case 0..<24: UInt64(information)
        case 24...27: try take(1 << UInt64(information - 24)).reduce(0) { $0 << 8 | UInt64($1) }
        default: throw .unsupported
        }
    }

    private mutating func take(_ count: UInt64) throws(CBORError) -> Data {
        guard count <= UInt64(unreadCount) else { throw .truncated }
        defer { position += Int(count) }
        return input[position..<(position + Int(count))]
    }
}

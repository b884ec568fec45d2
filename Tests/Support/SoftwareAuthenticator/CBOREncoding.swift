package import Foundation

/// Writes the little CBOR that an authenticator needs (RFC 8949).
package enum CBOREncoding {
    package static func integer(_ value: Int) -> Data {
        value < 0 ? head(1, -1 - value) : head(0, value)
    }

    package static func bytes(_ value: Data) -> Data {
        head(2, value.count) + value
    }

    package static func text(_ value: String) -> Data {
        head(3, value.utf8.count) + Data(value.utf8)
    }

    package static func array(_ encoded: [Data]) -> Data {
        encoded.reduce(head(4, encoded.count), +)
    }

    /// A map of members that are encoded already, in this order.
    package static func map(_ encoded: [(key: Data, value: Data)]) -> Data {
        encoded.reduce(head(5, encoded.count)) { $0 + $1.key + $1.value }
    }

    private static func head(_ type: UInt8, _ argument: Int) -> Data {
        let type = type << 5
        return switch argument {
        case ..<24: Data([type | UInt8(argument)])
        case ..<0x100: Data([type | 24]) + argument.bigEndian(1)
        case ..<0x1_0000: Data([type | 25]) + argument.bigEndian(2)
        default: Data([type | 26]) + argument.bigEndian(4)
        }
    }
}

extension Int {
    /// The lowest `count` bytes, the highest of them first.
    func bigEndian(_ count: Int) -> Data {
        Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: self >> (8 * $0)) })
    }
}

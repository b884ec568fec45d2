import Foundation

/// How an item's key is made from what the user gives.
enum KeyDerivation: Sendable, Hashable {
    /// From the content of a key file.
    case keyFile
    /// From a passphrase.
    case scrypt(Cost, salt: Data)

    /// What scrypt is to cost.
    struct Cost: Sendable, Hashable {
        var logN: UInt8
        var r: UInt8
        var p: UInt8

        /// About 32 MiB and a fifth of a second: what OWASP recommends at the least.
        static let standard = Self(logN: 15, r: 8, p: 3)
        private static let most = 1 << 22

        /// Whether it is so little that a damaged file cannot keep us busy for minutes.
        var isReasonable: Bool {
            (1...20).contains(logN) && r > 0 && p > 0 && (Int(r) * Int(p)) << Int(logN) <= Self.most
        }
    }

    static let byteCount = 20
    static let saltCount = 16

    var bytes: Data {
        switch self {
        case .keyFile: Data(count: Self.byteCount)
        case .scrypt(let cost, let salt): Data([1, cost.logN, cost.r, cost.p]) + salt
        }
    }

    init?(bytes: Data) {
        guard bytes.count == Self.byteCount else { return nil }
        let numbers = Array(bytes.prefix(4))
        let salt = Data(bytes.suffix(Self.saltCount))
        switch numbers[0] {
        case 0:
            guard bytes == Data(count: Self.byteCount) else { return nil }
            self = .keyFile
        case 1:
            let cost = Cost(logN: numbers[1], r: numbers[2], p: numbers[3])
            guard cost.isReasonable else { return nil }
            self = .scrypt(cost, salt: salt)
        default:
            return nil
        }
    }
}

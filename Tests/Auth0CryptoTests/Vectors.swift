import Foundation

/// Published test vectors, read from the files in `Vectors`.
enum Vectors {
    static func read<Value: Decodable>(_ bytes: [UInt8]) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(bytes))
    }
}

extension Data {
    /// Bytes from hexadecimal digits; the tests' own, so that it shares nothing with what it tests.
    init(hex: String) {
        let digits = hex.compactMap(\.hexDigitValue)
        self = Data(stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
    }
}

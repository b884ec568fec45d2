import Foundation

/// Reads bytes from front to back, and never past the end.
struct ByteReader {
    private let bytes: Data
    private var position: Int

    init(_ bytes: Data) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// What was not read yet.
    var rest: Data { Data(bytes[position...]) }

    mutating func take(_ count: Int) -> Data? {
        guard count >= 0, count <= bytes.endIndex - position else { return nil }
        defer { position += count }
        return Data(bytes[position..<position + count])
    }

    mutating func byte() -> UInt8? { take(1)?.first }
}

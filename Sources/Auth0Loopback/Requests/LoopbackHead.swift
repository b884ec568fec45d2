/// Reads a request head as its bytes come in, and decides what becomes of it.
struct LoopbackHead {
    enum Step: Equatable {
        case needsMore
        /// A GET for the path, with its query.
        case callback(query: String?)
        case refused(status: Int)
    }

    /// The longest head, in bytes.
    static let limit = 8 << 10

    private let path: String
    private var bytes: [UInt8] = []

    init(path: String) {
        self.path = path
    }

    mutating func append(_ more: some Sequence<UInt8>) -> Step {
        bytes += more
        guard let end = Self.end(of: bytes) else {
            return bytes.count > Self.limit ? .refused(status: 431) : .needsMore
        }
        guard end <= Self.limit else { return .refused(status: 431) }
        let line = bytes.prefix { $0 != 0x0D }
        guard line.allSatisfy({ (0x20...0x7E).contains($0) }) else { return .refused(status: 400) }
        return judge(String(decoding: line, as: UTF8.self))
    }

    private func judge(_ line: String) -> Step {
        let parts = line.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[0].isEmpty, parts[2] == "HTTP/1.1" || parts[2] == "HTTP/1.0" else {
            return .refused(status: 400)
        }
        guard parts[0] == "GET" else { return .refused(status: 405) }
        guard parts[1].first == "/" else { return .refused(status: 400) }
        let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard target[0] == path else { return .refused(status: 404) }
        return .callback(query: target.count > 1 ? String(target[1]) : nil)
    }

    private static func end(of bytes: [UInt8]) -> Int? {
        guard bytes.count >= 4 else { return nil }
        return (4...bytes.count).first { bytes[($0 - 4)..<$0].elementsEqual([0x0D, 0x0A, 0x0D, 0x0A]) }
    }
}

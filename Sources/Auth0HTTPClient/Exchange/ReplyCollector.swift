import Foundation

/// Gathers a reply as its bytes arrive and says when it has grown too long.
struct ReplyCollector {
    private(set) var headers: [(name: String, value: String)] = []
    private(set) var body = Data()
    private(set) var isTooLong = false

    private let maximumBodyBytes: Int
    private var headerBytes = 0
    private static let maximumHeaderBytes = 64 << 10

    init(maximumBodyBytes: Int) {
        self.maximumBodyBytes = maximumBodyBytes
    }

    /// One line of the head, with or without its line end.
    ///
    /// A status line starts the head anew: what came before it was an interim reply (RFC 9110, 15.2). False if the head
    /// is too long.
    mutating func receive(headerLine bytes: UnsafeRawBufferPointer) -> Bool {
        headerBytes += bytes.count
        guard headerBytes <= Self.maximumHeaderBytes else {
            isTooLong = true
            return false
        }
        if bytes.starts(with: "HTTP/".utf8) {
            headers = []
        } else if let first = bytes.first, first.isBlank, let last = headers.indices.last {
            headers[last].value += " " + String(decoding: bytes.withoutOuterBlanks, as: UTF8.self)
        } else if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
            let value = bytes[(colon + 1)...].withoutOuterBlanks
            headers.append((String(decoding: bytes[..<colon], as: UTF8.self), String(decoding: value, as: UTF8.self)))
        }
        return true
    }

    /// A piece of the body, already decompressed.
    ///
    /// False if the body is too long.
    mutating func receive(body bytes: some Collection<UInt8>) -> Bool {
        guard body.count + bytes.count <= maximumBodyBytes else {
            isTooLong = true
            return false
        }
        body.append(contentsOf: bytes)
        return true
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
    fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\r") || self == UInt8(ascii: "\n") }
}

extension BidirectionalCollection<UInt8> {
    fileprivate var withoutOuterBlanks: SubSequence {
        let start = drop { $0.isBlank || $0.isLineEnd }
        guard let last = start.lastIndex(where: { !($0.isBlank || $0.isLineEnd) }) else { return self[endIndex...] }
        return start[...last]
    }
}

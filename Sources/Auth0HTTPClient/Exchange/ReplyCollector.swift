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
        let line = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
        if line.hasPrefix("HTTP/") {
            headers = []
        } else if line.first == " " || line.first == "\t", let last = headers.indices.last {
            headers[last].value += " " + line.trimmingCharacters(in: .whitespaces)
        } else if let colon = line.firstIndex(of: ":") {
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            headers.append((String(line[..<colon]), value))
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

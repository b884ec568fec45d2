import FoundationEssentials

/// A request body as it comes in, and what becomes of one that is too large.
///
/// A client that is still sending when the server closes may lose the answer to the reset that follows. So a body not
/// far beyond the limit is read to its end, without being kept, before it is refused.
struct Upload {
    enum Step: Equatable {
        /// Read on.
        case goOn
        /// There is no end to it: close.
        case abandon
    }

    /// How many bytes beyond the limit are read for the sake of the answer.
    static let patience = 8 << 20

    private let limit: Int
    private var body = Data()
    private var received = 0

    init(limit: Int) {
        self.limit = limit
    }

    var isTooLarge: Bool { received > limit }

    /// Whether a body of this length is refused before any of it is read.
    /// - Parameter isAwaited: whether the client sends nothing until it is told to (RFC 9110, section 10.1.1).
    func refuses(length: Int, isAwaited: Bool) -> Bool {
        length > limit && (isAwaited || length - limit > Self.patience)
    }

    mutating func append(_ bytes: UnsafeRawBufferPointer) -> Step {
        received += bytes.count
        if isTooLarge {
            body = Data()
            return received - limit > Self.patience ? .abandon : .goOn
        }
        body.append(contentsOf: bytes)
        return .goOn
    }

    mutating func takeBody() -> Data {
        defer { body = Data() }
        return body
    }
}

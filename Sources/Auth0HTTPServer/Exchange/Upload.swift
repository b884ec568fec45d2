import Foundation

/// A request body as it comes in.
struct Upload {
    private let limit: Int
    private var body = Data()
    private(set) var isTooLarge = false

    init(limit: Int) {
        self.limit = limit
    }

    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard !isTooLarge else { return }
        guard bytes.count <= limit - body.count else {
            isTooLarge = true
            body = Data()
            return
        }
        body.append(contentsOf: bytes)
    }

    mutating func takeBody() -> Data {
        defer { body = Data() }
        return body
    }
}

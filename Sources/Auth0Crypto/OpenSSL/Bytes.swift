import FoundationEssentials

extension Data {
    /// Gives C the bytes, with a pointer that is never null.
    ///
    /// OpenSSL takes a null pointer for "not given", also where the length is zero.
    func withBytes<Result>(_ body: (UnsafePointer<UInt8>, Int) -> Result) -> Result {
        withUnsafeBytes { buffer in
            guard let start = buffer.bindMemory(to: UInt8.self).baseAddress else {
                var nothing: UInt8 = 0
                return withUnsafePointer(to: &nothing) { body($0, 0) }
            }
            return body(start, buffer.count)
        }
    }

    /// Bytes of a known length, filled by C; `nil` when `fill` says that it failed.
    ///
    /// `fill` is called for a length of zero too: it may check more than it writes.
    init?(count: Int, filledBy fill: (UnsafeMutablePointer<UInt8>) -> Bool) {
        var bytes = Data(count: count)
        let filled = bytes.withUnsafeMutableBytes { buffer in
            guard let start = buffer.bindMemory(to: UInt8.self).baseAddress else {
                var nothing: UInt8 = 0
                return fill(&nothing)
            }
            return fill(start)
        }
        guard filled else { return nil }
        self = bytes
    }
}

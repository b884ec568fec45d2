/// Request line and header fields as the library read them, not yet judged.
struct RequestHead {
    var method: String
    /// The request target, query included, as sent.
    var target: String
    var version: String
    /// Values keep white space at their end, if they came with any.
    var headers: HTTPHeaders
    /// The length of the whole head in bytes.
    var size: Int
    /// Whether every byte of the head went into one of the parts above or into a delimiter that belongs there.
    var isExact: Bool
}

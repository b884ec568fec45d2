extension DecodingError {
    /// What is wrong and where, in one sentence.
    var sentence: String {
        let context: Context
        let what: String
        switch self {
        case .keyNotFound(let key, let found):
            context = found
            what = "Member \"\(key.stringValue)\" is missing"
        case .typeMismatch(_, let found), .valueNotFound(_, let found):
            context = found
            what = "A value has the wrong type"
        case .dataCorrupted(let found):
            context = found
            what = found.debugDescription
        @unknown default:
            return "The JSON cannot be understood"
        }
        let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
        return path.isEmpty ? what : "\(what) (at \(path.drop { $0 == "." }))"
    }
}

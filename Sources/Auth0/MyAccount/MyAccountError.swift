public import Foundation

/// An error of the My Account API: what the server refused, or why it could not be asked.
public struct MyAccountError: DetailedAPIError {
    /// What is wrong with one member of a request.
    public struct ValidationError: Sendable, Hashable {
        /// What is wrong.
        public let detail: String
        /// Which member of the body, as a JSON pointer (RFC 6901).
        public let pointer: String?
        /// Where the member stands, such as `body`.
        public let source: String?
        /// The name of the member.
        public let field: String?
    }

    package let details: APIErrorDetails

    package init(details: APIErrorDetails) {
        self.details = details
    }
}

extension MyAccountError {
    /// The `type` of the problem, a URI that ends like `A0E-400-0003`; else the code of an error of the SDK's.
    public var code: String { details.body["type"]?.string ?? details.code }

    /// The kind of problem, in a few words; empty where the server says nothing.
    public var title: String { details.body["title"]?.string ?? details.message ?? "" }

    /// What is wrong in this case; empty where the server says nothing.
    public var detail: String { details.body["detail"]?.string ?? "" }

    /// What is wrong with single members of the request; `nil` where the server names none.
    public var validationErrors: [ValidationError]? {
        details.body["validation_errors"]?.array?.compactMap { $0.object.map(ValidationError.init) }
    }

    /// Title and detail; values that were sent are masked.
    public var message: String { details.masked(words) }

    /// What went wrong, for a developer; values that were sent are masked.
    public var debugDescription: String { details.text(words) }

    /// Too many requests were made; wait for ``retryAfter``.
    public var isRateLimited: Bool { statusCode == 429 }

    /// How long the server asks to wait, in seconds, where it says so.
    public var retryAfter: TimeInterval? { details.retryAfter }

    private var words: String {
        let words = [title, detail].filter { !$0.isEmpty }.joined(separator: ": ")
        guard !words.isEmpty else { return "The request failed with the code \(code)." }
        return words.hasSuffix(".") ? words : words + "."
    }
}

extension MyAccountError.ValidationError {
    init(_ members: JSONObject) {
        func text(_ name: String) -> String? { members[name]?.string.flatMap { $0.isEmpty ? nil : $0 } }
        detail = text("detail") ?? ""
        pointer = text("pointer")
        source = text("source")
        field = text("field")
    }
}

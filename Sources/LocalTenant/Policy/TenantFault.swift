/// A trouble that is put in the way of requests to come.
///
/// Without a status and without a drop the request is only delayed and then answered as always.
public struct TenantFault: Sendable, Equatable {
    /// When the connection is closed without an answer.
    public enum Drop: String, Sendable, Codable {
        /// Nothing is done.
        case before
        /// The work is done first: a code is used up, a refresh token rotated.
        case after
    }

    /// Which requests: `POST /oauth/token`, or a path alone for any method; a `*` at the end takes what starts so.
    public var match: String
    /// How many requests it meets; `nil` for every one until a reset.
    public var times: Int?
    /// Answers with this status instead of doing the work.
    public var status: Int?
    /// Headers of that answer.
    public var headers: [String: String]
    /// The body of that answer.
    public var body: String
    /// Waits before anything else, in milliseconds.
    public var delayMilliseconds: Int
    /// Closes the connection without an answer.
    public var drop: Drop?

    /// A fault that meets one request, unless `times` says otherwise.
    public init(
        match: String,
        times: Int? = 1,
        status: Int? = nil,
        headers: [String: String] = [:],
        body: String = "",
        delayMilliseconds: Int = 0,
        drop: Drop? = nil
    ) {
        self.match = match
        self.times = times
        self.status = status
        self.headers = headers
        self.body = body
        self.delayMilliseconds = delayMilliseconds
        self.drop = drop
    }

    func matches(method: String, path: String) -> Bool {
        let words = match.split(separator: " ", maxSplits: 1)
        guard let pattern = words.last, words.count == 1 || words.first.map(String.init) == method else { return false }
        return pattern.hasSuffix("*") ? path.hasPrefix(pattern.dropLast()) : path == pattern
    }
}

extension TenantFault: Codable {
    /// The names of the JSON form.
    enum CodingKeys: String, CodingKey, CaseIterable {
        case match, times, status, headers, body, drop
        case delayMilliseconds = "delay_ms"
    }

    /// Reads the JSON form; `match` has to be there, a `body` may be a text or any JSON.
    ///
    /// - Throws: `DecodingError` for an unknown member or a value that makes no sense.
    public init(from decoder: any Decoder) throws {
        try decoder.refuseUnknownMembers(CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(match: try container.decode(String.self, forKey: .match))
        if container.contains(.times) { times = try container.decodeIfPresent(Int.self, forKey: .times) }
        status = try container.decodeIfPresent(Int.self, forKey: .status)
        headers = try container.decodeIfPresent([String: String].self, forKey: .headers) ?? headers
        switch try container.decodeIfPresent(JSONValue.self, forKey: .body) {
        case nil, .null?: break
        case .string(let text)?: body = text
        case let value?: body = String(decoding: try JSONCoding.data(value), as: UTF8.self)
        }
        delayMilliseconds = try container.decodeIfPresent(Int.self, forKey: .delayMilliseconds) ?? 0
        drop = try container.decodeIfPresent(Drop.self, forKey: .drop)

        func refuse(_ key: CodingKeys, _ text: String) -> DecodingError {
            DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: text)
        }
        if !match.contains("/") { throw refuse(.match, "match looks like POST /oauth/token.") }
        if let times, times < 1 { throw refuse(.times, "times is 1 or more, or null for until a reset.") }
        if let status, !(100...599).contains(status) { throw refuse(.status, "status is between 100 and 599.") }
        if !(0...600_000).contains(delayMilliseconds) {
            throw refuse(.delayMilliseconds, "delay_ms is between 0 and 600000.")
        }
    }
}

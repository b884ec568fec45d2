/// A refusal, in the shape of RFC 6749, section 5.2.
///
/// Every refusal of the Authentication API is made in this file's extensions, so that the texts that clients compare
/// stand in one place.
struct OAuthError: Refusal, Equatable {
    var status: Int
    var code: String
    var description: String
    var uri: String?
    var headers: [String: String] = [:]
    /// Further members of the body.
    var members: [String: JSONValue] = [:]

    init(_ status: Int, _ code: String, _ description: String, uri: String? = nil, headers: [String: String] = [:]) {
        self.status = status
        self.code = code
        self.description = description
        self.uri = uri
        self.headers = headers
    }
}

extension OAuthError {
    func response() throws -> TenantResponse {
        var body = members
        body["error"] = .string(code)
        body["error_description"] = .string(description)
        if let uri { body["error_uri"] = .string(uri) }
        return try .json(body, status: status, headers: headers.merging(["Cache-Control": "no-store"]) { $1 })
    }
}

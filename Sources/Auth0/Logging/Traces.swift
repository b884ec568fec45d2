import Auth0HTTPClient
import Foundation

/// A request as a logger may see it: names without values.
public struct RequestTrace: Sendable, CustomStringConvertible {
    /// The HTTP method.
    public let method: String
    /// Scheme, host and path, without the query.
    ///
    /// The last segment of a path that names an item is kept out.
    public let url: String
    /// The names of the header fields.
    public let headerNames: [String]
    /// The names of the members of a JSON body.
    public let parameterNames: [String]

    init(_ request: HTTPClientRequest) {
        method = request.method
        url = LoggedURL.text(request.url)
        headerNames = request.headers.map(\.name)
        parameterNames = LoggedBody.names(request.body)
    }

    /// The request on one line.
    public var description: String {
        "→ \(method) \(url) parameters: \(parameterNames.joined(separator: " "))"
    }
}

/// An answer as a logger may see it: its status and the names in it.
public struct ResponseTrace: Sendable, CustomStringConvertible {
    /// The method of the request.
    public let method: String
    /// The URL of the request, without the query.
    public let url: String
    /// The HTTP status.
    public let status: Int
    /// The names of the members of a JSON body.
    public let memberNames: [String]

    init(_ request: HTTPClientRequest, _ response: HTTPClientResponse) {
        method = request.method
        url = LoggedURL.text(request.url)
        status = response.status
        memberNames = LoggedBody.names(response.body)
    }

    /// The answer on one line.
    public var description: String {
        "← \(status) \(method) \(url) members: \(memberNames.joined(separator: " "))"
    }
}

/// A request that got no answer.
public struct FailureTrace: Sendable, CustomStringConvertible {
    /// The method of the request.
    public let method: String
    /// The URL of the request, without the query.
    public let url: String
    /// The code of the `URLError`, where it is one.
    public let code: Int?

    init(_ request: HTTPClientRequest, _ error: any Error) {
        method = request.method
        url = LoggedURL.text(request.url)
        code = (error as? URLError)?.code.rawValue
    }

    /// The failure on one line.
    public var description: String {
        "✗ \(method) \(url) " + (code.map { "URLError \($0)" } ?? "no answer")
    }
}

private enum LoggedURL {
    /// Drops the query, and what follows a path that ends in the id of an item.
    static func text(_ url: URL) -> String {
        var components = URLComponents()
        components.scheme = url.scheme
        components.host = url.host()
        components.port = url.port
        components.path = url.path(percentEncoded: false)
            .split(separator: "/", omittingEmptySubsequences: false)
            .map { $0.contains("|") ? "…" : $0 }
            .joined(separator: "/")
        return components.string?.removingPercentEncoding ?? ""
    }
}

private enum LoggedBody {
    static func names(_ body: Data?) -> [String] {
        guard let body, let object = try? JSONDecoder().decode(JSONObject.self, from: body) else { return [] }
        return object.keys.sorted()
    }
}

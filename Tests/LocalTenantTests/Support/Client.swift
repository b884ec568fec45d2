import Foundation
import FoundationNetworking
import LocalTenant
import Testing

/// An answer of the tenant as it came over HTTP.
struct Answer: Sendable {
    let status: Int
    let headers: [String: String]
    let body: Data

    var text: String { String(decoding: body, as: UTF8.self) }

    /// The members of the JSON object in the body.
    var json: [String: JSONValue] {
        if case .object(let members)? = try? JSONDecoder().decode(JSONValue.self, from: body) { members } else { [:] }
    }

    func header(_ name: String) -> String? {
        headers[name.lowercased()]
    }

    func string(_ name: String) -> String? {
        if case .string(let text)? = json[name] { text } else { nil }
    }
}

/// Sends requests to a tenant and waits for whole answers; nothing is ever cancelled.
struct Client: Sendable {
    let url: URL
    private let session = URLSession(configuration: .ephemeral)

    init(_ tenant: LocalTenant) {
        url = tenant.url
    }

    func send(
        _ method: String,
        _ path: String,
        headers: [String: String] = [:],
        body: Data? = nil
    ) async throws -> Answer {
        let address = try #require(URL(string: path, relativeTo: url))
        var request = URLRequest(url: address)
        request.httpMethod = method
        request.httpBody = body
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        return try await withCheckedThrowingContinuation { continuation in
            session.dataTask(with: request) { data, response, error in
                guard let response = response as? HTTPURLResponse else {
                    continuation.resume(throwing: error ?? URLError(.badServerResponse))
                    return
                }
                var headers: [String: String] = [:]
                for (name, value) in response.allHeaderFields {
                    headers["\(name)".lowercased()] = "\(value)"
                }
                continuation.resume(
                    returning: Answer(status: response.statusCode, headers: headers, body: data ?? Data())
                )
            }.resume()
        }
    }

    func get(_ path: String, headers: [String: String] = [:]) async throws -> Answer {
        try await send("GET", path, headers: headers)
    }

    func json(
        _ path: String,
        _ members: JSONValue,
        method: String = "POST",
        headers: [String: String] = [:]
    ) async throws -> Answer {
        var headers = headers
        headers["Content-Type"] = "application/json"
        return try await send(method, path, headers: headers, body: try JSONEncoder().encode(members))
    }

    func form(_ path: String, _ body: String, headers: [String: String] = [:]) async throws -> Answer {
        var headers = headers
        headers["Content-Type"] = "application/x-www-form-urlencoded"
        return try await send("POST", path, headers: headers, body: Data(body.utf8))
    }
}

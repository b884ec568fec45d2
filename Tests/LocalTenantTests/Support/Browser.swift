import Auth0Crypto
import Foundation
import FoundationNetworking
import Testing

@testable import LocalTenant

/// A browser without scripts: keeps cookies, sends forms, and stops at every redirect.
final class Browser {
    private let url: URL
    private let session: URLSession
    private(set) var cookies: [String: String] = [:]

    init(_ tenant: LocalTenant) {
        url = tenant.url
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        session = URLSession(configuration: configuration, delegate: StopsAtRedirects(), delegateQueue: nil)
    }

    func get(_ path: String, headers: [String: String] = [:], method: String = "GET") async throws -> Answer {
        try await send(method, path, headers: headers)
    }

    func post(_ path: String, _ fields: [String: String], headers: [String: String] = [:]) async throws -> Answer {
        let body = FormCoding.text(fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        var headers = headers
        headers["Content-Type"] = "application/x-www-form-urlencoded"
        return try await send("POST", path, headers: headers, body: Data(body.utf8))
    }

    private func send(
        _ method: String,
        _ path: String,
        headers: [String: String],
        body: Data? = nil
    ) async throws -> Answer {
        var request = URLRequest(url: try #require(URL(string: path, relativeTo: url)))
        request.httpMethod = method
        request.httpBody = body
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        if !cookies.isEmpty {
            let text = cookies.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
            request.setValue(text, forHTTPHeaderField: "Cookie")
        }
        let answer = try await answer(to: request)
        keepCookie(of: answer)
        return answer
    }

    private func answer(to request: URLRequest) async throws -> Answer {
        let session = session
        return try await withCheckedThrowingContinuation { continuation in
            session.dataTask(with: request) { data, response, error in
                guard let response = response as? HTTPURLResponse else {
                    continuation.resume(throwing: error ?? URLError(.badServerResponse))
                    return
                }
                var headers: [String: String] = [:]
                for (name, value) in response.allHeaderFields { headers["\(name)".lowercased()] = "\(value)" }
                continuation.resume(
                    returning: Answer(status: response.statusCode, headers: headers, body: data ?? Data())
                )
            }.resume()
        }
    }

    private func keepCookie(of answer: Answer) {
        guard let pair = answer.header("set-cookie")?.prefix(while: { $0 != ";" }) else { return }
        let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        cookies[halves[0]] = halves[1].isEmpty ? nil : halves[1]
    }
}

private final class StopsAtRedirects: NSObject, URLSessionTaskDelegate {
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }
}

extension Answer {
    var location: String { header("location") ?? "" }

    /// The parameters of the address that a redirect leads to.
    var outcome: [String: String] {
        let query = location.split(separator: "?", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
        let pairs = (try? FormCoding.pairs(query)) ?? []
        return Dictionary(pairs.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    }
}

/// One application's side of a browser sign-in.
struct Application {
    static let callback = "http://127.0.0.1:8484/callback"
    static let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    static let challenge = Base64URL.encode(Digest.hash(Data(verifier.utf8)))

    static let request = [
        "response_type": "code", "client_id": "local-client", "redirect_uri": callback, "state": "s t+a&te",
        "scope": "openid profile email offline_access", "code_challenge": challenge, "code_challenge_method": "S256",
        "nonce": "n-1",
    ]

    /// The path of `/authorize` for a request that differs from the usual one by `changes`; `nil` leaves a parameter out.
    static func authorize(_ changes: [String: String?] = [:]) -> String {
        let parameters = request.merging(changes.compactMapValues { $0 }) { $1 }
            .filter { changes[$0.key] != .some(nil) }
        return "/authorize?" + FormCoding.text(parameters.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }
}

extension Browser {
    /// From `/authorize` to the page that asks for the code; gives the sign-in's id.
    func askForCode(_ identifier: String = "ana@example.com", _ changes: [String: String?] = [:]) async throws -> String
    {
        let start = try await get(Application.authorize(changes))
        try #require(start.status == 302, "\(start.text)")
        let id = try #require(start.outcome["state"])
        let sent = try await post("/u/login", ["state": id, "identifier": identifier])
        try #require(sent.status == 302, "\(sent.text)")
        try #require(sent.location == "/u/login/code?state=\(id)")
        return id
    }

    /// The whole way through the login page; gives the redirect to the application.
    func signIn(
        _ tenant: LocalTenant,
        _ identifier: String = "ana@example.com",
        _ changes: [String: String?] = [:]
    ) async throws -> Answer {
        let id = try await askForCode(identifier, changes)
        let code = try #require(tenant.messages().first?.code)
        let answer = try await post("/u/login/code", ["state": id, "code": code])
        try #require(answer.status == 302, "\(answer.text)")
        return answer
    }
}

extension Client {
    func exchange(_ code: String?, _ changes: [String: JSONValue] = [:]) async throws -> Answer {
        let members: [String: JSONValue] = [
            "grant_type": "authorization_code", "client_id": "local-client", "code": .string(code ?? ""),
            "redirect_uri": .string(Application.callback), "code_verifier": .string(Application.verifier),
        ]
        return try await json("/oauth/token", .object(members.merging(changes) { $1 }))
    }
}

extension Answer {
    /// The claims of the ID token in a token answer; its signature is tested elsewhere.
    func idTokenClaims() throws -> [String: JSONValue] {
        let token = try JWS(compact: try #require(string("id_token")))
        return try JSONCoding.decode(from: token.payload)
    }
}

import Auth0HTTPClient
import Foundation
import FoundationNetworking
import LocalTenant
import Testing

@testable import Auth0

/// A person with a browser that keeps cookies and follows redirects, and who fills in the tenant's login page.
final class Person: Sendable {
    let email: String
    private let tenant: LocalTenant
    private let session = URLSession(configuration: .ephemeral)

    init(_ email: String, at tenant: LocalTenant) {
        self.email = email
        self.tenant = tenant
    }

    /// Shows pages to this person.
    var provider: WebAuthProvider {
        { url, callback in Agent(person: self, url: url, callback: callback) }
    }

    private struct Agent: WebAuthUserAgent {
        let person: Person
        let url: URL
        let callback: WebAuthProviderCallback

        func start() {
            Task {
                do {
                    try await person.visit(url)
                } catch {
                    callback(.failure(WebAuthError(code: .other, cause: error)))
                }
            }
        }

        func finish(with result: WebAuthResult<Void>) {}
    }

    /// Opens a page, and signs in where it asks for that.
    func visit(_ url: URL) async throws {
        let page = try await load(URLRequest(url: url))
        guard page.url?.path == "/u/login", let state = page.field("state") else { return }
        let codePage = try await send(["state": state, "identifier": email], to: "u/login")
        try #require(codePage.url?.path == "/u/login/code")
        _ = try await send(["state": state, "code": tenant.code(for: email)], to: "u/login/code")
    }

    /// Opens the newest link to this person and confirms it; gives the code that the browser is sent on with.
    func confirmLink() async throws -> String {
        let link = try #require(tenant.messages(to: email).first?.link)
        let page = try await load(URLRequest(url: link))
        let token = try #require(page.field("verification_code"))
        let answer = try await CurlTransport.shared.send(
            HTTPClientRequest(
                method: "POST",
                url: tenant.url.appending(path: "passwordless/verify_redirect"),
                headers: [("Content-Type", "application/x-www-form-urlencoded")],
                body: Data("verification_code=\(token)".utf8)
            )
        )
        let location = try #require(answer.header("Location").flatMap { URLComponents(string: $0) })
        return try #require(location.queryItems?.first { $0.name == "code" }?.value)
    }

    private func send(_ fields: [String: String], to path: String) async throws -> Page {
        var request = URLRequest(url: tenant.url.appending(path: path))
        request.httpMethod = "POST"
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        request.httpBody = Data(Query.encode(fields.mapValues { .string($0) }).utf8)
        return try await load(request)
    }

    private func load(_ request: URLRequest) async throws -> Page {
        try await withCheckedThrowingContinuation { continuation in
            session.dataTask(with: request) { data, response, error in
                if let response {
                    continuation.resume(
                        returning: Page(url: response.url, text: String(decoding: data ?? Data(), as: UTF8.self))
                    )
                } else {
                    continuation.resume(throwing: error ?? URLError(.badServerResponse))
                }
            }.resume()
        }
    }

    private struct Page: Sendable {
        let url: URL?
        let text: String

        /// The value of a hidden field.
        func field(_ name: String) -> String? {
            text.split(separator: "name=\"\(name)\" value=\"", maxSplits: 1).dropFirst().first?
                .split(separator: "\"", maxSplits: 1).first.map(String.init)
        }
    }
}

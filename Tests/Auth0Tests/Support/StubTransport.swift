import Auth0HTTPClient
import Foundation
import Synchronization
import Testing

@testable import Auth0

/// Answers requests from a script and remembers them; no socket is opened.
final class StubTransport: HTTPTransport {
    typealias Answer = @Sendable (HTTPClientRequest) throws -> HTTPClientResponse

    private struct State {
        var requests: [HTTPClientRequest] = []
        var answers: [Answer]
    }

    private let state: Mutex<State>

    /// The last answer serves all further requests.
    init(_ answers: Answer...) {
        state = Mutex(State(answers: answers))
    }

    var requests: [HTTPClientRequest] { state.withLock { $0.requests } }

    func send(_ request: HTTPClientRequest) async throws -> HTTPClientResponse {
        let answer = state.withLock { state in
            state.requests.append(request)
            return state.answers.count > 1 ? state.answers.removeFirst() : state.answers.first
        }
        guard let answer else { throw URLError(.cannotConnectToHost) }
        return try answer(request)
    }
}

extension HTTPClientResponse {
    static func json(
        _ text: String,
        status: Int = 200,
        headers: [(name: String, value: String)] = []
    ) -> HTTPClientResponse {
        HTTPClientResponse(status: status, headers: headers, body: Data(text.utf8))
    }
}

extension HTTPClientRequest {
    var json: JSONObject {
        (try? JSONDecoder().decode(JSONObject.self, from: body ?? Data())) ?? [:]
    }

    func header(_ name: String) -> String? {
        headers.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value
    }
}

/// A client over a stub, at a fixed time.
func stubbedClient(
    _ transport: StubTransport,
    clientID: String = "client",
    domain: String = "tenant.example.com",
    now: Date = testNow
) -> Auth0Authentication {
    Auth0Authentication(
        client: ClientContext(
            clientID: clientID,
            domain: domain,
            transport: transport,
            signingKeys: SigningKeyStore(),
            now: { now }
        )
    )
}

let testNow = Date(timeIntervalSince1970: 1_800_000_000)

/// The error that a request ends with; a success is recorded as a fault of the test.
func failure<T>(_ request: any Requestable<T, AuthenticationError>) async throws -> AuthenticationError {
    try await #require(throws: AuthenticationError.self) { _ = try await request.start() }
}

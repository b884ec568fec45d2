import Auth0HTTPClient
import Foundation
import Synchronization

@testable import Auth0

/// A token endpoint with rotation and reuse detection, as a stub transport; it can hold answers back.
final class TokenServer: HTTPTransport {
    struct State {
        var valid: String? = "r1"
        var issued = 1
        var requests: [JSONObject] = []
        var lifetime = 86_400
        /// What happens to the next requests, before normal service.
        var faults: [Fault] = []
        var rotates = true
        var extraMembers: JSONObject = [:]
        var gate: Gate?
    }

    enum Fault {
        /// No answer; the token is not spent.
        case unreachable(URLError.Code)
        /// The token is spent and the answer lost.
        case answerLost
        case answer(HTTPClientResponse)
    }

    let state = Mutex(State())

    func send(_ request: HTTPClientRequest) async throws -> HTTPClientResponse {
        let gate = state.withLock { $0.gate }
        await gate?.pass()
        let body = request.json
        return try state.withLock { state in
            state.requests.append(body)
            let fault = state.faults.isEmpty ? nil : state.faults.removeFirst()
            switch fault {
            case .unreachable(let code)?: throw URLError(code)
            case .answer(let answer)?: return answer
            case .answerLost?:
                _ = Self.serve(body, &state)
                throw URLError(.networkConnectionLost)
            case nil: return Self.serve(body, &state)
            }
        }
    }

    private static func serve(_ body: JSONObject, _ state: inout State) -> HTTPClientResponse {
        guard let token = body["refresh_token"]?.string ?? body["token"]?.string, token == state.valid else {
            // A spent token ends the family.
            state.valid = nil
            return .json(
                #"{"error":"invalid_grant","error_description":"Unknown or invalid refresh token."}"#,
                status: 403
            )
        }
        if body["token"] != nil {
            state.valid = nil
            return .json("")
        }
        state.issued += 1
        var answer: JSONObject = [
            "access_token": .string("a\(state.issued)"), "token_type": "Bearer",
            "expires_in": .integer(state.lifetime),
        ]
        if state.rotates {
            state.valid = "r\(state.issued)"
            answer["refresh_token"] = .string("r\(state.issued)")
        }
        answer.merge(state.extraMembers) { _, extra in extra }
        return HTTPClientResponse(status: 200, headers: [], body: (try? JSONEncoder().encode(answer)) ?? Data())
    }

    var requests: [JSONObject] { state.withLock { $0.requests } }

    func change(_ change: (inout State) -> Void) {
        state.withLock { change(&$0) }
    }
}

/// Holds callers until it is opened, and tells when one has come.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var held: [CheckedContinuation<Void, Never>] = []
        var watchers: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    func pass() async {
        await withCheckedContinuation { continuation in
            let (passes, watchers) = state.withLock { state in
                if !state.isOpen { state.held.append(continuation) }
                defer { state.watchers = [] }
                return (state.isOpen, state.watchers)
            }
            for watcher in watchers { watcher.resume() }
            if passes { continuation.resume() }
        }
    }

    /// Returns once a caller is held.
    func someoneWaits() async {
        await withCheckedContinuation { continuation in
            let isHeld = state.withLock { state in
                if state.held.isEmpty { state.watchers.append(continuation) }
                return !state.held.isEmpty
            }
            if isHeld { continuation.resume() }
        }
    }

    func open() {
        let held = state.withLock { state in
            state.isOpen = true
            defer { state.held = [] }
            return state.held
        }
        for continuation in held { continuation.resume() }
    }
}

/// A manager on a storage and a token server, at a time that tests may move.
func manager(
    _ server: TokenServer,
    _ storage: any CredentialsStorage,
    maxRetries: Int = 0,
    now: @escaping @Sendable () -> Date = { testNow }
) -> CredentialsManager {
    let context = ClientContext(
        clientID: "client",
        domain: "tenant.example.com",
        transport: server,
        signingKeys: SigningKeyStore(),
        now: now
    )
    var world = CredentialsWorld()
    world.now = now
    world.uptime = { 0 }
    world.sleep = { _ in }
    world.jitter = { 0 }
    return CredentialsManager(
        authentication: Auth0Authentication(client: context),
        storage: storage,
        maxRetries: maxRetries,
        world: world
    )
}

extension Credentials {
    /// Credentials that ran out a minute ago.
    static func expired(refreshToken: String? = "r1") -> Credentials {
        Credentials(
            accessToken: "a1",
            tokenType: "Bearer",
            idToken: "i1",
            refreshToken: refreshToken,
            expiresAt: testNow.addingTimeInterval(-60),
            scope: "openid offline_access"
        )
    }

    static func valid(for seconds: Double = 3600) -> Credentials {
        Credentials(
            accessToken: "a1",
            tokenType: "Bearer",
            idToken: "i1",
            refreshToken: "r1",
            expiresAt: testNow.addingTimeInterval(seconds),
            scope: "openid offline_access"
        )
    }
}

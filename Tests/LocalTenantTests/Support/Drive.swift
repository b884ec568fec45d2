import Foundation
import Testing

@testable import LocalTenant

let otpGrant = "http://auth0.com/oauth/grant-type/passwordless/otp"

/// Lets so many tests have a tenant at once: each has sockets and threads.
private let turnstile = Turnstile(places: 32)

private actor Turnstile {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(places: Int) {
        free = places
    }

    func enter() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    func leave() {
        if waiting.isEmpty {
            free += 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}

/// A tenant that runs, with a client for it; the body drives both.
func drive(
    _ configure: (inout TenantConfiguration) -> Void = { _ in },
    world: TestWorld = TestWorld(),
    _ body: (LocalTenant, Client) async throws -> Void
) async throws {
    var configuration = TenantConfiguration()
    configure(&configuration)
    await turnstile.enter()
    let result: Result<Void, any Error>
    do {
        let tenant = try LocalTenant(configuration: configuration, environment: world.environment)
        try await tenant.start()
        do {
            result = .success(try await body(tenant, Client(tenant)))
        } catch {
            result = .failure(error)
        }
        await tenant.stop()
    } catch {
        result = .failure(error)
    }
    await turnstile.leave()
    try result.get()
}

extension Client {
    @discardableResult
    func startEmail(_ email: String, client: String = "local-client") async throws -> Answer {
        try await json(
            "/passwordless/start",
            ["client_id": .string(client), "connection": "email", "email": .string(email), "send": "code"]
        )
    }

    func login(
        _ email: String,
        code: String?,
        client: String = "local-client",
        _ more: [String: JSONValue] = [:]
    ) async throws -> Answer {
        let members: [String: JSONValue] = [
            "client_id": .string(client), "grant_type": .string(otpGrant), "realm": "email",
            "username": .string(email), "otp": .string(code ?? ""), "scope": "openid profile email offline_access",
        ]
        return try await json("/oauth/token", .object(members.merging(more) { $1 }))
    }

    /// Signs in by e-mail and gives the answer with the tokens.
    func signIn(
        _ tenant: LocalTenant,
        _ email: String = "ana@example.com",
        _ more: [String: JSONValue] = [:],
        client: String = "local-client"
    ) async throws -> Answer {
        try await startEmail(email, client: client)
        let answer = try await login(email, code: tenant.messages(to: email).first?.code, client: client, more)
        try #require(answer.status == 200, "\(answer.text)")
        return answer
    }
}

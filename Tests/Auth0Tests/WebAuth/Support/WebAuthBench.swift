import Auth0Crypto
import Auth0HTTPClient
import Auth0Loopback
import Foundation
import Synchronization

@testable import Auth0

/// A browser sign-in with a place of its own, on a free port, with a fixed nonce.
func stubbedWebAuth(
    _ transport: any HTTPTransport,
    _ browser: StubBrowser? = nil,
    domain: String = "tenant.example.com",
    world change: (inout WebAuthWorld) -> Void = { _ in }
) -> Auth0WebAuth {
    let client = ClientContext(
        clientID: "client",
        domain: domain,
        transport: transport,
        signingKeys: SigningKeyStore(),
        now: { testNow }
    )
    var webAuth = Auth0WebAuth(client: client)
    webAuth.world.slot = TransactionSlot()
    webAuth.world.environment = [:]
    webAuth.world.ports = [0]
    webAuth.world.write = { _ in }
    webAuth.world.spawn = { _ in .exited(0) }
    change(&webAuth.world)
    webAuth = webAuth.nonce("n1")
    return browser.map { webAuth.provider($0.provider) } ?? webAuth
}

/// A transport whose token endpoint gives tokens with the nonce of `stubbedWebAuth`.
func signingTransport(_ claims: JSONObject = [:]) throws -> StubTransport {
    let mint = TokenMint()
    let claims = (["nonce": "n1"] as JSONObject).merging(claims) { $1 }
    return try mint.transport(idToken: mint.token(TokenMint.claims(claims)))
}

/// Holds every request back until the gate is open.
struct GatedTransport: HTTPTransport {
    let gate = Gate()
    let transport: any HTTPTransport

    func send(_ request: HTTPClientRequest) async throws -> HTTPClientResponse {
        await gate.pass()
        return try await transport.send(request)
    }
}

/// Bytes that a test chose.
struct FixedRandom: RandomSource {
    let all: Data

    func bytes(_ count: Int) -> Data { all.prefix(count) }
}

/// What was written to standard error.
final class Terminal: Sendable {
    private let written = Mutex("")

    func write(_ text: String) {
        written.withLock { $0 += text }
    }

    var text: String { written.withLock(\.self) }
}

/// Whether nothing listens on a port any more.
func isFree(_ port: UInt16, host: String = "127.0.0.1") async -> Bool {
    guard let listener = try? LoopbackListener(host: host, port: port, path: "/", timeout: .seconds(60)) else {
        return false
    }
    await listener.close()
    return true
}

extension Auth0WebAuth {
    /// The error that a sign-in ends with, `nil` for a success.
    func signInFailure() async -> WebAuthError? {
        do {
            _ = try await start()
            return nil
        } catch {
            return error as? WebAuthError
        }
    }
}

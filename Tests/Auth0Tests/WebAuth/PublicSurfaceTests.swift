import Auth0
import Foundation
import Testing

/// What a program types, seen from outside the module.
@Suite struct WebAuthPublicSurfaceTests {
    @Test func everyOptionChainsOnTheExistential() throws {
        let url = try #require(URL(string: "http://127.0.0.1:9000/callback"))
        let invitation = try #require(URL(string: "https://tenant.example.com/?invitation=i&organization=org_1"))
        let webAuth = Auth0.webAuth(clientId: "client", domain: "tenant.example.com")
            .connection("email").scope("openid").connectionScope("a").state("s").nonce("n").parameters(["a": "b"])
            .headers(["c": "d"]).redirectURL(url).authorizeURL(url).audience("api").issuer("i").leeway(60).maxAge(60)
            .useHTTPS().useEphemeralSession().invitationURL(invitation).organization("org_1")
            .provider { Agent(url: $0, callback: $1) }.onClose {}.using(logger: SilentLogger())
        #expect(webAuth.clientId == "client")
        #expect(webAuth.url.absoluteString == "https://tenant.example.com/")
        #expect(!WebAuthentication.resume(with: url))
    }

    @Test func aProgramMayStandInItsOwnWebAuth() async throws {
        let webAuth: any WebAuth = StandIn()
        await #expect(throws: WebAuthError.userCancelled) { try await webAuth.scope("openid").start() }
        try await webAuth.logout()
        try await webAuth.logout(federated: true)
    }

    /// As sources for Apple systems have it: an agent of the main actor, made where it is needed.
    @MainActor final class Agent: WebAuthUserAgent {
        let url: URL
        let callback: WebAuthProviderCallback

        init(url: URL, callback: @escaping WebAuthProviderCallback) {
            self.url = url
            self.callback = callback
        }

        func start() {}

        func finish(with result: WebAuthResult<Void>) { callback(result) }
    }

    struct SilentLogger: Logger {
        func log(_ event: LogEvent) {}
    }

    struct StandIn: WebAuth {
        let clientId = "client"
        let url = URL(filePath: "/")
        var logger: (any Logger)?

        func connection(_ connection: String) -> Self { self }
        func scope(_ scope: String) -> Self { self }
        func connectionScope(_ connectionScope: String) -> Self { self }
        func state(_ state: String) -> Self { self }
        func nonce(_ nonce: String) -> Self { self }
        func parameters(_ parameters: [String: String]) -> Self { self }
        func headers(_ headers: [String: String]) -> Self { self }
        func redirectURL(_ redirectURL: URL) -> Self { self }
        func authorizeURL(_ authorizeURL: URL) -> Self { self }
        func audience(_ audience: String) -> Self { self }
        func issuer(_ issuer: String) -> Self { self }
        func leeway(_ leeway: Int) -> Self { self }
        func maxAge(_ maxAge: Int) -> Self { self }
        func useHTTPS() -> Self { self }
        func useEphemeralSession() -> Self { self }
        func invitationURL(_ invitationURL: URL) -> Self { self }
        func organization(_ organization: String) -> Self { self }
        func provider(_ provider: @escaping WebAuthProvider) -> Self { self }
        func onClose(_ callback: (@Sendable @MainActor () -> Void)?) -> Self { self }
        func useCredentialsManager(_ credentialsManager: CredentialsManager) -> Self { self }
        func start(_ callback: @escaping @MainActor (WebAuthResult<Credentials>) -> Void) {}
        @MainActor func start() async throws -> Credentials { throw WebAuthError.userCancelled }
        func logout(federated: Bool, callback: @escaping @MainActor (WebAuthResult<Void>) -> Void) {}
        @MainActor func logout(federated: Bool) async throws {}
        mutating func tracking(enabled: Bool) {}
        mutating func using(inLibrary name: String, version: String) {}
    }
}

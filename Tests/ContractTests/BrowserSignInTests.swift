import Auth0Crypto
import Foundation
import LocalTenant
import SimpleKeychain
import Testing

@testable import Auth0

@Suite struct BrowserSignInTests {
    private static let configuration = {
        var configuration = TenantConfiguration()
        configuration.clients = [TenantClient(id: "local-client", loopbackAnyPort: true)]
        return configuration
    }()

    /// A browser sign-in at a free port, with a place of its own in the process.
    private func webAuth(_ tenant: LocalTenant, _ person: Person) -> Auth0WebAuth {
        var webAuth = Auth0WebAuth(client: client(of: tenant).client)
        webAuth.world.ports = [0]
        webAuth.world.slot = TransactionSlot()
        webAuth.options.provider = person.provider
        return webAuth
    }

    @Test func signsInOnceAndThenWithoutBeingAsked() async throws {
        try await withStillTenant(Self.configuration) { tenant in
            let person = Person("ana@example.com", at: tenant)
            let credentials = try await webAuth(tenant, person).scope("openid email offline_access").start()
            #expect(credentials.refreshToken != nil)
            #expect(credentials.scope == "openid email offline_access")
            let again = try await webAuth(tenant, person).start()
            #expect(again.idToken != credentials.idToken)
            #expect(tenant.messages().count == 1)
            let renewed = try await client(of: tenant).renew(withRefreshToken: credentials.refreshToken ?? "").start()
            #expect(!renewed.accessToken.isEmpty)
        }
    }

    @Test func maxAgeIsCheckedAndAsksAgain() async throws {
        try await withStillTenant(Self.configuration) { tenant in
            let person = Person("ana@example.com", at: tenant)
            _ = try await webAuth(tenant, person).start()
            tenant.advanceClock(seconds: 120)
            _ = try await webAuth(tenant, person).maxAge(60).start()
            #expect(tenant.messages().count == 2)
        }
    }

    @Test func aRefusalReachesTheProgram() async throws {
        try await withStillTenant(Self.configuration) { tenant in
            let person = Person("ana@example.com", at: tenant)
            await #expect(throws: WebAuthError.self) {
                try await webAuth(tenant, person).audience("https://unknown.example.com").start()
            }
            await #expect(throws: WebAuthError.self) {
                try await webAuth(tenant, person).parameters(["prompt": "none"]).start()
            }
            #expect(tenant.requests.contains { $0.error == "login_required" })
        }
    }

    @Test func signsOut() async throws {
        try await withStillTenant(Self.configuration) { tenant in
            let person = Person("ana@example.com", at: tenant)
            let manager = manager(of: tenant)
            _ = try await webAuth(tenant, person).useCredentialsManager(manager).start()
            #expect(manager.hasValid())
            try await webAuth(tenant, person).useCredentialsManager(manager).logout()
            #expect(!manager.hasValid())
            _ = try await webAuth(tenant, person).start()
            #expect(tenant.messages().count == 2)
        }
    }

    @Test func aLinkGivesCredentialsWithoutARefreshToken() async throws {
        try await withStillTenant { tenant in
            let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
            // Nobody listens there: what counts is where the browser is sent.
            let redirect = "http://127.0.0.1:8486/callback"
            let auth = client(of: tenant)
            try await auth.startPasswordless(email: "ana@example.com", type: .webLink)
                .parameters([
                    "authParams": [
                        "redirect_uri": redirect, "state": "s-1", "scope": "openid email offline_access",
                        "code_challenge": Base64URL.encode(Digest.hash(Data(verifier.utf8))),
                        "code_challenge_method": "S256",
                    ]
                ])
                .start()
            let credentials = try await auth.codeExchange(
                withCode: Person("ana@example.com", at: tenant).confirmLink(),
                codeVerifier: verifier,
                redirectURI: redirect
            ).validateClaims().start()
            #expect(credentials.refreshToken == nil)
            #expect(credentials.scope == "openid email")
        }
    }
}

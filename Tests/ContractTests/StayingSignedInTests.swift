import Auth0
import Foundation
import LocalTenant
import SimpleKeychain
import Testing

/// The credentials manager against a tenant that rotates refresh tokens and ends a family when one is used twice.
@Suite struct StayingSignedInTests {
    private func withExpiredSignIn(
        clientID: String = "local-client",
        overlapSeconds: Int = 0,
        _ body: (LocalTenant, CredentialsManager) async throws -> Void
    ) async throws {
        try await withStillTenant { tenant in
            var policy = tenant.policy
            policy.accessTokenSeconds = 30
            policy.refresh.overlapSeconds = overlapSeconds
            try tenant.apply(policy)
            let manager = manager(of: tenant, clientID: clientID)
            try manager.store(credentials: try await tenant.signedIn(clientID: clientID))
            tenant.advanceClock(seconds: 31)
            policy.accessTokenSeconds = 86_400
            try tenant.apply(policy)
            try await body(tenant, manager)
        }
    }

    @Test(arguments: ["local-client", "local-client-static"])
    func anExpiredSignInIsRenewedAgainAndAgain(_ clientID: String) async throws {
        try await withExpiredSignIn(clientID: clientID) { tenant, manager in
            for _ in 0..<3 {
                let credentials = try await manager.credentials()
                #expect(credentials.refreshToken != nil)
                let profile = try await client(of: tenant).userInfo(withAccessToken: credentials.accessToken).start()
                #expect(profile.email == "ana@example.com")
                tenant.advanceClock(seconds: 86_400)
            }
            #expect(tenant.tokenRequests == 4)
        }
    }

    @Test func fiftyTasksOverTwoManagersMakeOneRequest() async throws {
        try await withStillTenant { tenant in
            let keychain = SimpleKeychain(service: "shared", backend: .inMemory())
            let managers = [manager(of: tenant, keychain: keychain), manager(of: tenant, keychain: keychain)]
            try managers[0].store(credentials: try await tenant.signedIn())
            tenant.advanceClock(seconds: 86_401)
            let before = tenant.tokenRequests
            let tokens = try await withThrowingTaskGroup(of: String.self) { group in
                for task in 0..<50 { group.addTask { try await managers[task % 2].credentials().accessToken } }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
            #expect(tokens.count == 1)
            #expect(tenant.tokenRequests == before + 1)
        }
    }

    @Test func anAnswerThatWasLostAfterTheRotationIsGotWithinTheOverlap() async throws {
        try await withExpiredSignIn(overlapSeconds: 30) { tenant, manager in
            tenant.inject(TenantFault(match: "POST /oauth/token", drop: .after))
            let error = try await #require(throws: CredentialsManagerError.self) { try await manager.credentials() }
            #expect(error.isNetworkError)
            #expect(try await manager.credentials().accessToken.isEmpty == false)
        }
    }

    @Test func outsideTheOverlapTheSignInIsOverAndSaidToBe() async throws {
        try await withExpiredSignIn { tenant, manager in
            tenant.inject(TenantFault(match: "POST /oauth/token", drop: .after))
            _ = try await #require(throws: CredentialsManagerError.self) { try await manager.credentials() }
            let error = try await #require(throws: CredentialsManagerError.self) { try await manager.credentials() }
            #expect((error.cause as? AuthenticationError)?.isInvalidRefreshToken == true)
            #expect(manager.canRenew(), "nothing is deleted: what to do is the application's decision")
        }
    }

    @Test(arguments: [
        TenantFault(match: "POST /oauth/token", drop: .before),
        TenantFault(match: "POST /oauth/token", status: 502, body: "<html>Bad gateway</html>"),
        TenantFault(match: "POST /oauth/token", status: 503, headers: ["Retry-After": "1"]),
        TenantFault(match: "POST /oauth/token", status: 429, body: #"{"error":"too_many_requests"}"#),
        TenantFault(match: "POST /oauth/token", status: 200, body: "<html>Sign in to the network</html>"),
    ])
    func anOutageLosesNothing(_ fault: TenantFault) async throws {
        try await withExpiredSignIn { tenant, manager in
            tenant.inject(fault)
            _ = try await #require(throws: CredentialsManagerError.self) { try await manager.credentials() }
            _ = try await manager.credentials()
        }
    }

    @Test func anotherAPIsTokenComesFromTheSameSignIn() async throws {
        try await withStillTenant { tenant in
            let manager = manager(of: tenant)
            try manager.store(credentials: try await tenant.signedIn())
            let audience = "\(tenant.url)me/"
            let scope = "read:me:authentication_methods"
            let token = try await manager.apiCredentials(forAudience: audience, scope: scope)
            #expect(try await manager.apiCredentials(forAudience: audience, scope: scope) == token)
            #expect(tenant.tokenRequests == 2)
            tenant.advanceClock(seconds: 86_401)
            #expect(try await manager.apiCredentials(forAudience: audience, scope: scope) != token)
            _ = try await manager.credentials()
        }
    }

    @Test func aRevokedSignInCannotBeRenewed() async throws {
        try await withStillTenant { tenant in
            let manager = manager(of: tenant)
            let credentials = try await tenant.signedIn()
            try manager.store(credentials: credentials)
            try await manager.revoke()
            #expect(!manager.canRenew())
            let request = client(of: tenant).renew(withRefreshToken: try #require(credentials.refreshToken))
            #expect(await failure(request)?.isInvalidRefreshToken == true)
        }
    }

    @Test func aDeletedPersonsSignInIsSaidToBeDeleted() async throws {
        try await withExpiredSignIn { tenant, manager in
            try tenant.deleteUser("ana@example.com")
            let error = try await #require(throws: CredentialsManagerError.self) { try await manager.credentials() }
            #expect((error.cause as? AuthenticationError)?.isRefreshTokenDeleted == true)
        }
    }
}

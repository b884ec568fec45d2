import Foundation
import SimpleKeychain
import Testing

@testable import Auth0

@Suite struct CredentialsManagerTests {
    private let server = TokenServer()
    private let storage = ScriptedStorage()

    private func error(_ body: () async throws -> Void) async throws -> CredentialsManagerError {
        try await #require(throws: CredentialsManagerError.self) { try await body() }
    }

    @Test func storedCredentialsAreServedWithoutARequest() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .valid())
        server.change { $0.faults = [.unreachable(.notConnectedToInternet)] }
        let credentials = try await manager.credentials()
        #expect(credentials.accessToken == "a1")
        #expect(credentials.scope == "openid offline_access")
        #expect(manager.hasValid())
        #expect(manager.canRenew())
        #expect(server.requests.isEmpty)
    }

    @Test func expiredCredentialsAreRenewedAndStored() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .expired())
        #expect(!manager.hasValid())
        #expect(try await manager.credentials().accessToken == "a2")
        #expect(try await manager.credentials().refreshToken == "r2")
        #expect(server.requests.count == 1)
        #expect(server.requests.first?["grant_type"] == "refresh_token")
    }

    @Test(arguments: [(60, 3600.0, 0), (3601, 3600, 1), (60, 59, 1), (60, 60, 0), (0, 1, 0), (0, 0, 1)])
    func theLifetimeThatIsLeftDecides(_ minTTL: Int, lifetime: Double, requests: Int) async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .valid(for: lifetime))
        _ = try await manager.credentials(minTTL: minTTL)
        #expect(server.requests.count == requests)
    }

    @Test(arguments: [
        ("offline_access openid", 0), ("OPENID Offline_Access", 0), ("openid", 1), ("openid email offline_access", 1),
    ])
    func anotherScopeIsRenewedFor(_ scope: String, requests: Int) async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .valid())
        let credentials = try await manager.credentials(withScope: scope)
        #expect(server.requests.count == requests)
        if requests > 0 {
            #expect(server.requests.first?["scope"] == .string(scope))
            #expect(credentials.scope == scope)
        }
    }

    @Test func anEmptyStoreIsNoCredentials() async throws {
        let manager = manager(server, storage)
        #expect(try await error { _ = try await manager.credentials() } == .noCredentials)
        #expect(try await error { _ = try await manager.renew() } == .noCredentials)
        #expect(try await error { _ = try await manager.apiCredentials(forAudience: "x") } == .noCredentials)
        #expect(try await error { try await manager.revoke() } == .noCredentials)
        #expect(try await error { _ = try manager.userProfile() } == .noCredentials)
        #expect(!manager.hasValid())
        #expect(!manager.canRenew())
    }

    @Test func withoutARefreshTokenNothingIsRenewed() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .expired(refreshToken: nil))
        #expect(try await error { _ = try await manager.credentials() } == .noRefreshToken)
        #expect(!manager.canRenew())
        #expect(server.requests.isEmpty)
    }

    @Test(arguments: [[:], ["refresh_token": .null], ["refresh_token": ""]] as [JSONObject])
    func aRenewalThatLeavesOutTheRefreshTokenKeepsIt(_ members: JSONObject) async throws {
        server.change {
            $0.rotates = false
            $0.extraMembers = members
        }
        let manager = manager(server, storage)
        try manager.store(credentials: .expired())
        let credentials = try await manager.credentials()
        #expect(credentials.refreshToken == "r1")
        #expect(credentials.idToken == "i1")
        #expect(credentials.scope == "openid offline_access")
    }

    @Test func renewAlwaysRenews() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .valid())
        #expect(try await manager.renew(parameters: ["x": 1], headers: ["X-A": "b"]).accessToken == "a2")
        #expect(server.requests.first?["x"] == 1)
    }

    @Test func tokensThatLiveTooShortAreStoredAndThenReported() async throws {
        server.change { $0.lifetime = 300 }
        let manager = manager(server, storage)
        try manager.store(credentials: .expired())
        for _ in 0..<2 {
            let failed = try await error { _ = try await manager.credentials(minTTL: 600) }
            #expect(CredentialsManagerError.largeMinTTL ~= failed)
            #expect(failed.localizedDescription.contains("600"))
        }
        #expect(try await manager.credentials(minTTL: 0).accessToken == "a3")
        #expect(server.requests.compactMap { $0["refresh_token"]?.string } == ["r1", "r2"])
    }

    @Test func revokingEndsTheTokenAtTheServerAndForgetsIt() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .valid())
        try await manager.revoke()
        #expect(server.requests.first?["token"] == "r1")
        #expect(storage.keys.isEmpty)
    }

    @Test func aFailedRevocationForgetsNothing() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .valid())
        server.change { $0.faults = [.unreachable(.timedOut)] }
        let failed = try await error { try await manager.revoke() }
        #expect(CredentialsManagerError.revokeFailed ~= failed)
        #expect(failed.isNetworkError)
        #expect(manager.canRenew())
    }

    @Test func withoutARefreshTokenRevokingJustForgets() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .expired(refreshToken: nil))
        try await manager.revoke()
        #expect(server.requests.isEmpty)
        #expect(storage.keys.isEmpty)
    }

    @Test func clearingLeavesTokensOfOtherAPIsAndClearingAllDoesNot() throws {
        let manager = manager(server, storage)
        let token = APICredentials(accessToken: "x", tokenType: "Bearer", expiresAt: testNow, scope: "")
        try manager.store(credentials: .valid())
        try manager.store(apiCredentials: token, forAudience: "https://api")
        try manager.store(apiCredentials: token, forAudience: "https://api", forScope: "write:b read:a")
        try manager.clear()
        #expect(storage.keys == ["https://api", "https://api::read:a::write:b"])
        try manager.clear(forAudience: "https://api", scope: "read:a write:b")
        #expect(storage.keys == ["https://api"])
        try manager.clear()
        try manager.clearAll()
        #expect(storage.keys.isEmpty)
    }

    /// As upstream: who shares a storage among people clears all.
    @Test func revokingAndSigningInLeaveTokensOfOtherAPIs() async throws {
        let manager = manager(server, storage)
        let token = APICredentials(accessToken: "x", tokenType: "Bearer", expiresAt: testNow, scope: "")
        try manager.store(credentials: .valid())
        try manager.store(apiCredentials: token, forAudience: "https://api")
        try await manager.revoke()
        #expect(storage.keys == ["https://api"])
        try manager.store(credentials: .valid())
        #expect(storage.keys == ["credentials", "https://api"])
    }

    @Test func theProfileComesFromTheStoredIDToken() throws {
        let manager = manager(server, storage)
        try manager.store(credentials: Credentials(idToken: TokenMint().token(TokenMint.claims(["email": "a@b.c"]))))
        #expect(try manager.userProfile()?.email == "a@b.c")
        try manager.store(credentials: Credentials(idToken: "damaged"))
        #expect(throws: CredentialsManagerError.self) { try manager.userProfile() }
    }

    @Test func theEndOfTheSessionEndsTheSignIn() async throws {
        let idToken = try TokenMint().token(TokenMint.claims(["session_expiry": .integer(1_800_000_029)]))
        let manager = manager(server, storage)
        try manager.store(
            credentials: Credentials(idToken: idToken, refreshToken: "r1", expiresAt: testNow.addingTimeInterval(3600))
        )
        #expect(try await error { _ = try await manager.credentials() } == .sessionExpired)
        #expect(try await error { _ = try await manager.credentials() } == .noCredentials)
    }

    @Test func aRenewalDoesNotMoveTheEndOfTheSession() async throws {
        let first = try TokenMint().token(TokenMint.claims(["session_expiry": .integer(1_800_000_100)]))
        let second = try TokenMint().token(TokenMint.claims(["session_expiry": .integer(1_900_000_000)]))
        server.change { $0.extraMembers = ["id_token": .string(second)] }
        let manager = manager(server, storage)
        try manager.store(credentials: Credentials(idToken: first, refreshToken: "r1", expiresAt: testNow))
        _ = try await manager.credentials()
        let later = Auth0Tests.manager(server, storage, now: { testNow.addingTimeInterval(80) })
        #expect(try await error { _ = try await later.credentials() } == .sessionExpired)
    }

    @Test @MainActor func theCallbackFormsAnswerOnTheMainActor() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .expired())
        let result = await withCheckedContinuation { continuation in
            manager.credentials { continuation.resume(returning: $0) }
        }
        #expect(try result.get().accessToken == "a2")
        let revoked = await withCheckedContinuation { continuation in
            manager.revoke { continuation.resume(returning: $0) }
        }
        #expect(throws: Never.self) { try revoked.get() }
    }

    @Test func aParameterThatJSONCannotExpressIsNamed() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .expired())
        let failed = try await error { _ = try await manager.credentials(parameters: ["when": Date.now]) }
        #expect(failed.localizedDescription.contains("\"when\""))
    }
}

@Suite struct APICredentialsTests {
    private let server = TokenServer()
    private let storage = ScriptedStorage()

    @Test func theyAreExchangedOnceAndThenServedFromTheStore() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .valid())
        for _ in 0..<3 {
            let token = try await manager.apiCredentials(forAudience: "https://api", scope: "read:a")
            #expect(token.accessToken == "a2")
            #expect(token.scope == "read:a")
        }
        #expect(server.requests.count == 1)
        #expect(server.requests.first?["audience"] == "https://api")
        #expect(server.requests.first?["scope"] == "openid read:a")
    }

    @Test func theRotatedRefreshTokenIsKeptAndTheAccessTokenStays() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .valid())
        _ = try await manager.apiCredentials(forAudience: "https://api")
        let credentials = try await manager.credentials()
        #expect(credentials.accessToken == "a1")
        #expect(credentials.refreshToken == "r2")
    }

    @Test func theyAreNotServedToOneWhoSignedOut() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .valid())
        _ = try await manager.apiCredentials(forAudience: "https://api")
        try manager.clear()
        await #expect(throws: CredentialsManagerError.noCredentials) {
            try await manager.apiCredentials(forAudience: "https://api")
        }
    }

    @Test func anEntryThatIsNotUnderstoodIsReplaced() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .valid())
        storage.change { $0.entries["https://api"] = Data("damaged".utf8) }
        #expect(try await manager.apiCredentials(forAudience: "https://api").accessToken == "a2")
    }

    @Test func aRefusedExchangeLeavesTheSignInAlone() async throws {
        server.change { $0.faults = [.answer(.json(#"{"error":"access_denied"}"#, status: 403))] }
        let manager = manager(server, storage)
        try manager.store(credentials: .valid())
        let failed = try await #require(throws: CredentialsManagerError.self) {
            try await manager.apiCredentials(forAudience: "https://api")
        }
        #expect(CredentialsManagerError.apiExchangeFailed ~= failed)
        #expect((failed.cause as? AuthenticationError)?.isAccessDenied == true)
        #expect(try await manager.credentials().accessToken == "a1")
    }
}

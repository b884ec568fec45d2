import Auth0Crypto
import Dispatch
import Foundation
import Testing

@testable import LocalTenant

@Suite struct LocalTenantTests {
    @Test func signsInForATestWithoutACode() async throws {
        try await drive {
            $0.users = [TenantUser(email: "eve@example.com", isBlocked: true)]
        } _: { tenant, client in
            let tokens = try await tenant.signIn(as: "ana@example.com")
            #expect(tokens.refreshToken != nil)
            let profile = try await client.get("/userinfo", headers: ["Authorization": "Bearer \(tokens.accessToken)"])
            #expect(profile.string("email") == "ana@example.com")

            let forAPI = try await tenant.signIn(
                as: "+4915112345678",
                clientID: "local-client-static",
                audience: "https://api.example.com",
                scope: "read:things"
            )
            #expect(forAPI.idToken == nil && forAPI.refreshToken == nil)
            #expect(try JWS(compact: forAPI.accessToken).header.alg == "RS256")
            #expect(tenant.users.count == 3)
            for person in ["eve@example.com", "nobody", "email|1"] {
                await #expect(throws: LocalTenantError.self) { try await tenant.signIn(as: person) }
            }
            await #expect(throws: LocalTenantError.self) {
                try await tenant.signIn(as: "ana@example.com", clientID: "nobody")
            }
            await #expect(throws: LocalTenantError.self) {
                try await tenant.signIn(as: "ana@example.com", audience: "https://unknown.example.com")
            }
        }
    }

    @Test func runsForABodyAndStopsAfterwards() async throws {
        struct Odd: Error {}
        let url = try await withLocalTenant { tenant in tenant.url }
        #expect(url.absoluteString.wholeMatch(of: /http:\/\/localhost:[0-9]+\//) != nil)
        await #expect(throws: Odd.self) { try await withLocalTenant { _ in throw Odd() } }
    }

    @Test func aTakenPortIsAClearError() async throws {
        try await drive { tenant, _ in
            var configuration = TenantConfiguration()
            configuration.port = tenant.tenant.issuer.port
            let other = try LocalTenant(configuration: configuration)
            let error = await #expect(throws: LocalTenantError.self) { try await other.start() }
            #expect("\(error as Any)".contains("in use"))
        }
    }

    @Test func stoppingCutsADelayShort() async throws {
        var environment = TestWorld().environment
        environment.sleep = { try? await Task.sleep(for: $0) }
        let tenant = try LocalTenant(configuration: TenantConfiguration(), environment: environment)
        try await tenant.start()
        tenant.inject(TenantFault(match: "GET /userinfo", delayMilliseconds: 600_000))
        let client = Client(tenant)
        async let answer = client.get("/userinfo")
        while !tenant.isDelaying { await Task.yield() }
        await tenant.stop()
        #expect(try await answer.status == 401)
    }

    @Test func survivesARestartWithItsDataFile() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tenant-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "tenant.sqlite").path(percentEncoded: false)
        func configure(_ configuration: inout TenantConfiguration) {
            configuration.dataFile = path
            configuration.users = [TenantUser(email: "eve@example.com")]
        }

        nonisolated(unsafe) var before: (keys: String, users: [TenantUser], tokens: Answer)?
        try await drive(configure) { tenant, client in
            let tokens = try await client.signIn(tenant)
            try tenant.block("eve@example.com")
            before = (try await client.get("/.well-known/jwks.json").text, tenant.users, tokens)
        }
        let kept = try #require(before)
        try await drive(configure) { tenant, client in
            #expect(try await client.get("/.well-known/jwks.json").text == kept.keys)
            #expect(tenant.users == kept.users)
            let access = kept.tokens.string("access_token") ?? ""
            #expect(try await client.get("/userinfo", headers: ["Authorization": "Bearer \(access)"]).status == 200)
            let token = kept.tokens.string("refresh_token") ?? ""
            func refresh() async throws -> Answer {
                try await client.form(
                    "/oauth/token",
                    "grant_type=refresh_token&client_id=local-client&refresh_token=\(token)"
                )
            }
            #expect(try await refresh().status == 200)
            #expect(try await refresh().status == 403)
            await tenant.stop()
            await #expect(throws: LocalTenantError.self) { try await tenant.start() }
            for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
                #expect(try !String(decoding: Data(contentsOf: file), as: UTF8.self).contains(token))
            }
        }
    }

    @Test func keysThatAreImportedWinOverOneThatIsBeingMade() async throws {
        let begun = AsyncStream.makeStream(of: Void.self)
        let go = DispatchSemaphore(value: 0)
        var environment = TestWorld().environment
        let made = environment.makeKey
        environment.makeKey = {
            begun.continuation.yield()
            go.wait()
            return try made()
        }
        let tenant = try Tenant(configuration: TenantConfiguration(), environment: environment)
        let first = Task { try await tenant.signingKey().id }
        var signals = begun.stream.makeAsyncIterator()
        await signals.next()

        let other = try Tenant(configuration: TenantConfiguration())
        let key = try await other.signingKey()
        try await tenant.restore(other.read { TenantSnapshot($0) })
        go.signal()
        #expect(try await first.value == key.id)
        #expect(try await tenant.publishedKeys().map(\.id) == [key.id])
    }

    @Test func aFirstKeyIsMadeOnceForAllWhoWait() async throws {
        let tenant = try Tenant(configuration: TenantConfiguration())
        let ids = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<8 { group.addTask { try await tenant.signingKey().id } }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(ids.count == 1)
        #expect(try await tenant.publishedKeys().map(\.id) == Array(ids))
    }
}

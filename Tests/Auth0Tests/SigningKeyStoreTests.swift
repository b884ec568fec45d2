import Auth0Crypto
import Foundation
import Synchronization
import Testing

@testable import Auth0

@Suite struct SigningKeyStoreTests {
    /// Counts the looks at a tenant that shows these keys.
    private final class Tenant: Sendable {
        let looks = Mutex(0)
        let ids: Mutex<[String]>
        init(_ ids: String...) { self.ids = Mutex(ids) }

        func look() throws -> [String: RSAPublicKey] {
            looks.withLock { $0 += 1 }
            let key = try TokenMint.key.get().publicKey
            return Dictionary(uniqueKeysWithValues: ids.withLock { $0 }.map { ($0, key) })
        }
        var count: Int { looks.withLock { $0 } }
    }

    private func address(_ domain: String = "t.example.com") throws -> TenantAddress {
        try TenantAddress(domain: domain)
    }

    @Test func oneLookServesManySignIns() async throws {
        let store = SigningKeyStore()
        let tenant = Tenant("k1")
        for _ in 0..<10 {
            #expect(try await store.key(id: "k1", of: address(), now: testNow, fetch: tenant.look) != nil)
        }
        #expect(tenant.count == 1)
    }

    @Test func aRotatedKeyCostsOneMoreLook() async throws {
        let store = SigningKeyStore()
        let tenant = Tenant("k1")
        _ = try await store.key(id: "k1", of: address(), now: testNow, fetch: tenant.look)
        tenant.ids.withLock { $0 = ["k2"] }
        #expect(try await store.key(id: "k2", of: address(), now: testNow, fetch: tenant.look) != nil)
        #expect(try await store.key(id: "k2", of: address(), now: testNow, fetch: tenant.look) != nil)
        #expect(try await store.key(id: "k1", of: address(), now: testNow, fetch: tenant.look) == nil)
        #expect(tenant.count == 3)
    }

    @Test func madeUpKeyIDsCannotBeUsedAgainstATenant() async throws {
        let store = SigningKeyStore()
        let tenant = Tenant("k1")
        for attempt in 0..<100 {
            #expect(try await store.key(id: "x\(attempt)", of: address(), now: testNow, fetch: tenant.look) == nil)
        }
        #expect(tenant.count == 6)
        let later = testNow.addingTimeInterval(10)
        _ = try await store.key(id: "y", of: address(), now: later, fetch: tenant.look)
        #expect(tenant.count == 7)
    }

    @Test(arguments: [600.0, 86_400, -86_400])
    func keysAreNotTrustedForEverAlsoWhenTheClockJumps(_ seconds: Double) async throws {
        let store = SigningKeyStore()
        let tenant = Tenant("k1")
        _ = try await store.key(id: "k1", of: address(), now: testNow, fetch: tenant.look)
        tenant.ids.withLock { $0 = [] }
        let later = testNow.addingTimeInterval(seconds)
        #expect(try await store.key(id: "k1", of: address(), now: later, fetch: tenant.look) == nil)
        #expect(tenant.count == 2)
    }

    @Test func tenantsDoNotShareKeys() async throws {
        let store = SigningKeyStore()
        _ = try await store.key(id: "k1", of: address(), now: testNow, fetch: Tenant("k1").look)
        let other = Tenant("k9")
        #expect(try await store.key(id: "k1", of: address("u.example.com"), now: testNow, fetch: other.look) == nil)
    }

    @Test func aFullStoreForgetsTheOldest() async throws {
        let store = SigningKeyStore(capacity: 2)
        let tenant = Tenant("k1")
        for (offset, domain) in ["a.example", "b.example", "c.example", "c.example", "b.example"].enumerated() {
            let now = testNow.addingTimeInterval(Double(offset))
            _ = try await store.key(id: "k1", of: address(domain), now: now, fetch: tenant.look)
        }
        #expect(tenant.count == 3)
        _ = try await store.key(id: "k1", of: address("a.example"), now: testNow, fetch: tenant.look)
        #expect(tenant.count == 4)
    }
}

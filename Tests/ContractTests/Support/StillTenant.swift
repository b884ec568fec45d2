import Auth0Crypto
import Foundation
import LocalTenant

/// One key for all tenants of these tests: making one takes a while, and it is not what they are about.
private let sharedKey = Result { try RSAPrivateKey() }

/// A tenant that listens, whose clock moves only when a test moves it.
func withStillTenant<Value>(
    _ configuration: TenantConfiguration = TenantConfiguration(),
    _ body: (LocalTenant) async throws -> Value
) async throws -> Value {
    let start = Date()
    var environment = TenantEnvironment()
    environment.now = { start }
    environment.makeKey = { try sharedKey.get() }
    let tenant = try LocalTenant(configuration: configuration, environment: environment)
    try await tenant.start()
    do {
        let value = try await body(tenant)
        await tenant.stop()
        return value
    } catch {
        await tenant.stop()
        throw error
    }
}

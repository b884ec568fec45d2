/// Runs `body` with a local tenant that listens, and stops it afterwards, also where `body` throws.
///
/// - Throws: what `body` throws, or ``LocalTenantError`` where the tenant cannot be set up.
public nonisolated(nonsending) func withLocalTenant<Result>(
    _ configuration: TenantConfiguration = TenantConfiguration(),
    _ body: (LocalTenant) async throws -> Result
) async throws -> Result {
    let tenant = try LocalTenant(configuration: configuration)
    try await tenant.start()
    do {
        let result = try await body(tenant)
        await tenant.stop()
        return result
    } catch {
        await tenant.stop()
        throw error
    }
}

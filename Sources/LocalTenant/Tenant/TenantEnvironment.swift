package import Auth0Crypto
package import FoundationEssentials

/// What a tenant takes from the world; tests bring their own.
package struct TenantEnvironment: Sendable {
    /// The machine's time, to which the tenant's clock adds what it was advanced by.
    package var now: @Sendable () -> Date = { Date() }
    /// Waits for a delay that a fault asks for; ends early when cancelled.
    package var sleep: @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    /// For codes, tokens and ids.
    package var random: any RandomSource = SystemRandom()
    /// Makes a signing key; slow, called off the thread pool.
    package var makeKey: @Sendable () throws -> RSAPrivateKey = { try RSAPrivateKey() }

    /// Hears of every request of the Authentication API, once it is answered.
    package var observe: @Sendable (TenantRequestRecord) -> Void = { _ in }

    /// The real world.
    package init() {}
}

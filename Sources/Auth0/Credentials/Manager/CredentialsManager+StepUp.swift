extension CredentialsManager {
    /// Ends an exchange that failed with `mfa_required`: makes the request that proves a further factor, and stores what
    /// it answers, the token under the audience and scope, and the new refresh token of the sign-in.
    ///
    /// Without this the answer's refresh token would be lost, and with it the sign-in.
    ///
    /// - Parameters:
    ///   - audience: The audience of the exchange that failed.
    ///   - scope: The scope of the exchange that failed.
    ///   - proof: The request that proves the factor, of ``MFAClient``.
    /// - Returns: The whole answer; its access token is the one for the audience.
    /// - Throws: ``CredentialsManagerError``, with an ``MFAVerifyError`` as its cause where the factor was refused, or
    ///   `CancellationError`.
    package func exchange(
        forAudience audience: String,
        scope: String?,
        proving proof: any TokenRequestable<Credentials, MFAVerifyError>
    ) async throws -> Credentials {
        try await keeper.exchange(ExchangeCall(audience: audience, scope: scope, minTTL: 0), proving: proof)
    }
}

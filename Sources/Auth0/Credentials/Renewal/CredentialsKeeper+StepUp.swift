import Foundation

extension CredentialsKeeper {
    /// Ends an exchange that the server stopped for a further factor: the MFA grant answers as the exchange would have.
    ///
    /// It may spend the refresh token, so it runs with the lock held, and goes on when its caller is cancelled.
    func exchange(
        _ call: ExchangeCall,
        proving proof: any TokenRequestable<Credentials, MFAVerifyError>
    ) async throws -> Credentials {
        try await stepUps.outcome(for: UUID()) {
            do throws(CredentialsManagerError) {
                return .success(try await self.proven(call, proof))
            } catch {
                return .failure(error)
            }
        }
    }

    private func proven(
        _ call: ExchangeCall,
        _ proof: any TokenRequestable<Credentials, MFAVerifyError>
    ) async throws(CredentialsManagerError) -> Credentials {
        try await exclusively { () throws(CredentialsManagerError) in
            let base = try await self.signedIn()
            let answer: Credentials
            do {
                answer = try await proof.start()
            } catch {
                throw CredentialsManagerError(code: .apiExchangeFailed, cause: error)
            }
            _ = try await self.keep(answer, of: base, for: call)
            return answer
        }
    }
}

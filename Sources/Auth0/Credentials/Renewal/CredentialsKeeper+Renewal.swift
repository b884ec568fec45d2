import Foundation

extension CredentialsKeeper {
    /// Credentials that satisfy a call: the stored ones, else renewed ones.
    func credentials(_ call: RenewalCall) async throws -> Credentials {
        let stored = try await signedIn()
        if call.isSatisfied(by: stored, now: world.now()) { return stored.credentials }
        return try await renewals.outcome(for: call) {
            do throws(CredentialsManagerError) {
                return .success(try await self.renew(call))
            } catch {
                return .failure(error)
            }
        }
    }

    /// A token for another API: the stored one, else a new one.
    func apiCredentials(_ call: ExchangeCall) async throws -> APICredentials {
        _ = try await signedIn()
        if let stored = try await storedAPICredentials(call) { return stored }
        return try await exchanges.outcome(for: call) {
            do throws(CredentialsManagerError) {
                return .success(try await self.exchange(call))
            } catch {
                return .failure(error)
            }
        }
    }

    private func renew(_ call: RenewalCall) async throws(CredentialsManagerError) -> Credentials {
        try await exclusively { () throws(CredentialsManagerError) in
            // Another process may have renewed while this one waited for the lock.
            let stored = try await self.signedIn()
            if call.isSatisfied(by: stored, now: self.world.now()) { return stored.credentials }
            let request = TokenCall(
                failure: .renewFailed,
                audience: nil,
                scope: call.scope,
                parameters: call.parameters,
                headers: call.headers
            )
            let grant = try await self.grant(request, to: stored) { call.isSatisfied(by: $0, now: self.world.now()) }
            guard let answer = grant.answer else { return grant.base.credentials }
            let renewed = grant.base.renewed(with: answer, requestedScope: call.scope)
            let saved = try await OffPool.run { () throws(CredentialsManagerError) in
                try self.save(renewed, insteadOf: grant.base)
            }
            guard let saved else { throw .noCredentials }
            let now = self.world.now()
            guard Lifetime.lasts(until: saved.expiresAt, minTTL: call.minTTL, now: now) else {
                throw Lifetime.tooShort(saved.expiresAt, minTTL: call.minTTL, now: now)
            }
            return saved.credentials
        }
    }

    private func exchange(_ call: ExchangeCall) async throws(CredentialsManagerError) -> APICredentials {
        try await exclusively { () throws(CredentialsManagerError) in
            let stored = try await self.signedIn()
            if let found = try await self.storedAPICredentials(call) { return found }
            let request = TokenCall(
                failure: .apiExchangeFailed,
                audience: call.audience,
                scope: call.scope,
                parameters: call.parameters,
                headers: call.headers
            )
            let grant = try await self.grant(request, to: stored) { _ in false }
            guard let answer = grant.answer else { throw .noCredentials }
            let result = try await self.keep(answer, of: grant.base, for: call)
            let now = self.world.now()
            guard Lifetime.lasts(until: result.expiresAt, minTTL: call.minTTL, now: now) else {
                throw Lifetime.tooShort(result.expiresAt, minTTL: call.minTTL, now: now)
            }
            return result
        }
    }

    /// Stores what an exchange gave, with the lock held.
    func keep(
        _ answer: Credentials,
        of base: StoredCredentials,
        for call: ExchangeCall
    ) async throws(CredentialsManagerError) -> APICredentials {
        let result = APICredentials(from: answer, requestedScope: call.scope)
        try await OffPool.run { () throws(CredentialsManagerError) in
            // The refresh token first: it may be spent by now, and losing it would end the sign-in.
            guard try self.save(base.exchanged(with: answer), insteadOf: base) != nil else { throw .noCredentials }
            try self.store.write(result, call.key)
        }
        return result
    }

    private func storedAPICredentials(_ call: ExchangeCall) async throws(CredentialsManagerError) -> APICredentials? {
        let found = try await OffPool.run { () throws(CredentialsManagerError) in
            // An entry that is not understood is replaced by the exchange.
            do throws(CredentialsManagerError) {
                return try self.store.readAPICredentials(call.key)
            } catch  where error.code == .unreadableCredentials {
                return nil
            }
        }
        guard let found, Lifetime.lasts(until: found.expiresAt, minTTL: call.minTTL, now: world.now()) else {
            return nil
        }
        return found
    }
}

import FoundationEssentials

extension Tenant {
    /// The key that signs, made if there is none yet.
    func signingKey() async throws -> SigningKey {
        try await keys.current(now: now, save: saveKeys)
    }

    /// Every key that verifies, newest first.
    func publishedKeys() async throws -> [SigningKey] {
        try await keys.published(now: now, save: saveKeys)
    }

    func rotateKeys(revokingPrevious: Bool) async throws -> SigningKey {
        try await keys.rotate(revokingPrevious: revokingPrevious, now: now, save: saveKeys)
    }

    private var saveKeys: SigningKeys.Save {
        { records in
            try self.transaction { state, _ in state.replaceKeys(records) }
        }
    }

    /// Signs what was decided.
    func reply(to signIn: SignIn) async throws -> TokenReply {
        let signer = TokenSigner(issuer: issuer, key: try await signingKey(), random: environment.random)
        return try signer.reply(to: signIn)
    }

    /// Takes over what was exported.
    ///
    /// - Throws: `invalid_request`, and then nothing has changed.
    func restore(_ snapshot: TenantSnapshot) async throws {
        try await keys.replace(with: snapshot.keys) {
            try transaction { state, now in try state.restore(snapshot, at: now) }
        }
    }

    func reset() throws {
        try transaction { state, now in state.reset(to: configuration, at: now) }
    }
}

extension TenantState {
    mutating func replaceKeys(_ records: [SigningKeyRecord]) {
        let kept = Set(records.map(\.id))
        keys.remove { !kept.contains($0.id) }
        for record in records where keys[record.id] == nil { keys[record.id] = record }
    }
}

import FoundationEssentials

extension TenantState {
    /// The person with this id, e-mail address or phone number.
    ///
    /// - Throws: `unknown_user`.
    func user(named name: String) throws(OAuthError) -> TenantUser {
        let user =
            directory[name] ?? directory.user(at: Address(.email, name)) ?? directory.user(at: Address(.sms, name))
        guard let user else { throw .unknownUser(name) }
        return user
    }

    mutating func block(_ name: String, _ isBlocked: Bool, at now: Date) throws(OAuthError) -> TenantUser {
        var user = try user(named: name)
        user.isBlocked = isBlocked
        user.updatedAt = now
        directory[user.id] = user
        return user
    }

    /// Forgets a person.
    ///
    /// What their refresh tokens stand for stays, so that a renewal tells that they are gone.
    mutating func delete(_ name: String) throws(OAuthError) {
        let id = try user(named: name).id
        directory[id] = nil
        methods.forget(id)
        enrolments.forget(id)
        mfa.forget(id)
        challenges.forget(id)
        pushes.forget(id)
    }

    /// Somebody who is not known yet, with an address that is proven.
    func newUser(at address: Address, now: Date) -> TenantUser {
        var user = TenantUser(
            id: userID(for: address),
            email: address.channel == .email ? address.value : nil,
            phoneNumber: address.channel == .sms ? address.value : nil
        )
        user.createdAt = now
        user.updatedAt = now
        return user
    }
}

extension TenantState {
    /// The person with this id or address; somebody new for an address that nobody has.
    mutating func knownOrNewUser(_ name: String, at now: Date) throws(OAuthError) -> TenantUser {
        if let user = try? user(named: name) {
            guard !user.isBlocked else { throw .blockedUser }
            return user
        }
        let address = Address(name.contains("@") ? .email : .sms, name)
        guard address.isWellFormed else { throw .unknownUser(name) }
        let user = newUser(at: address, now: now)
        directory[user.id] = user
        return user
    }
}

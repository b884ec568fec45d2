import FoundationEssentials

/// What browsers have going on with the tenant; gone with the process.
struct BrowserState: Sendable {
    var codes = AuthorizationCodeBook()
    /// By the hash of the id that the pages carry.
    var logins = ExpiringBook<LoginTransaction>(lifetime: LoginTransaction.lifetime)
    /// By the hash of the cookie.
    var sessions = ExpiringBook<BrowserSession>(lifetime: BrowserSession.lifetime)
    var links = LinkBook()
}

extension TenantState {
    /// The session of a browser that answers `request`, now used once more.
    ///
    /// Whoever is gone or blocked has none.
    mutating func session(_ cookie: String?, for request: AuthorizationRequest, at now: Date) -> BrowserSession? {
        guard let key = cookie.map(Hash.of), let session = browser.sessions.value(key, at: now) else { return nil }
        guard !session.isIdleTooLong(at: now), let user = directory[session.userID], !user.isBlocked else {
            browser.sessions.remove(key)
            return nil
        }
        guard session.serves(request, at: now) else { return nil }
        browser.sessions.change(key) { $0.lastUsedAt = now }
        return session
    }

    /// The sign-in that a page of the browser `cookie` belongs to.
    func login(_ id: String, browser cookie: String?, at now: Date) -> LoginTransaction? {
        guard let cookie, let login = browser.logins.value(Hash.of(id), at: now), login.browser == Hash.of(cookie)
        else {
            return nil
        }
        return login
    }
}

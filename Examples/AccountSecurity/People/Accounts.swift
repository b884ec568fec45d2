import Auth0
import Foundation
import SimpleKeychain

/// The accounts of all browsers that this process serves.
@MainActor
final class Accounts {
    /// Set before the first page is shown.
    static var ofThisProcess: Accounts?

    let tenant: Tenant
    /// Whether people may sign in with the browser.
    var offersBrowser = false

    private let store: AccountStore
    private var signedIn: SignedInBrowsers
    private var accounts: [String: WeakAccount] = [:]

    private struct WeakAccount {
        weak var account: Account?
    }

    /// - Parameter complain: Told of each sign-in that cannot be read, and is left out.
    /// - Throws: What keeps the folder itself from being read.
    init(tenant: Tenant, store: AccountStore, complain: (String) -> Void = Terminal.complain) throws {
        self.tenant = tenant
        self.store = store
        signedIn = try store.signedIn(complain: complain)
    }

    /// The account in a browser, which all its tabs share.
    func account(of browser: String) -> Account {
        if let account = accounts[browser]?.account { return account }
        let account = Account(
            browser: browser,
            person: signedIn.person(in: browser),
            credentials: CredentialsManager(
                authentication: authentication,
                storage: store.credentials(of: browser)
            ),
            accounts: self
        )
        accounts = accounts.filter { $0.value.account != nil }
        accounts[browser] = WeakAccount(account: account)
        return account
    }

    private var authentication: any Authentication {
        Auth0.authentication(clientId: tenant.clientID, domain: tenant.domain)
    }
}

extension Accounts {
    /// Keeps the credentials of a sign-in, and shows all tabs of the browser who that is.
    ///
    /// Whoever was signed in there before is signed out.
    func signIn(_ account: Account, with credentials: Credentials) async throws {
        try await account.changes.run { [self] in
            do {
                let person = try await keep(credentials, in: account)
                signedIn.signIn(person, in: account.browser)
                account.state = .signedIn(person)
            } catch {
                await discard(credentials, in: account)
                throw error
            }
        }
    }

    private func keep(_ credentials: Credentials, in account: Account) async throws -> Person {
        let (store, manager, browser) = (store, account.credentials, account.browser)
        // A refresh token that is only overwritten would live on at the tenant, unseen.
        try? await manager.revoke()
        return try await Task.detached {
            store.signOut(browser)
            // Nothing is stored over tokens of somebody else that would not go.
            try manager.clearAll()
            try manager.store(credentials: credentials)
            guard let profile = try manager.userProfile() else { throw SignInProblem.noProfile }
            let person = Person(profile)
            try store.signIn(person, in: browser)
            return person
        }.value
    }

    /// Ends a sign-in that could not be kept.
    private func discard(_ credentials: Credentials, in account: Account) async {
        await remove(account)
        if case .signedIn = account.state { account.state = .signedOut(notice: nil) }
        guard let refreshToken = credentials.refreshToken else { return }
        try? await authentication.revoke(refreshToken: refreshToken).start()
    }

    /// Ends a sign-in at the tenant and here.
    ///
    /// - Throws: ``CredentialsManagerError`` where the tenant did not end it; then it goes on.
    func signOut(_ account: Account) async throws {
        try await account.changes.run { [self] in
            do {
                try await account.credentials.revoke()
            } catch CredentialsManagerError.noCredentials {
                // There is nothing to end.
            }
            await remove(account)
            account.state = .signedOut(notice: nil)
        }
    }

    /// Ends every sign-in of a person in this app.
    ///
    /// - Returns: How many could not be ended at the tenant; they go on.
    func signOutEverywhere(_ person: Person) async -> Int {
        let accounts = signedIn.browsers(of: person.sub).map(account(of:))
        return await withTaskGroup(of: Bool.self) { group in
            for account in accounts {
                group.addTask { (try? await self.signOut(account)) != nil }
            }
            var failures = 0
            for await isEnded in group where !isEnded { failures += 1 }
            return failures
        }
    }

    /// Removes every trace of a sign-in here, whether the tenant can end it or not.
    ///
    /// - Parameter isRevoked: Whether the tenant is asked to end it.
    func forget(_ account: Account, isRevoked: Bool, notice: String?) async {
        try? await account.changes.run { [self] in
            guard case .signedIn = account.state else { return }
            if isRevoked { try? await account.credentials.revoke() }
            await remove(account)
            account.state = .signedOut(notice: notice)
        }
    }

    private func remove(_ account: Account) async {
        let (store, browser) = (store, account.browser)
        await Task.detached { store.signOut(browser) }.value
        signedIn.signOut(browser)
    }
}

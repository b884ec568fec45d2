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

    /// - Throws: `SimpleKeychainError` where the folder cannot be read.
    init(tenant: Tenant, data: URL?) throws {
        self.tenant = tenant
        store = AccountStore(data: data)
        signedIn = try store.signedIn()
    }

    /// The account in a browser, which all its tabs share.
    func account(of browser: String) -> Account {
        if let account = accounts[browser]?.account { return account }
        let account = Account(
            browser: browser,
            person: signedIn.person(in: browser),
            credentials: CredentialsManager(
                authentication: Auth0.authentication(clientId: tenant.clientID, domain: tenant.domain),
                storage: store.credentials(of: browser)
            ),
            accounts: self
        )
        accounts = accounts.filter { $0.value.account != nil }
        accounts[browser] = WeakAccount(account: account)
        return account
    }

    /// Keeps the credentials of a sign-in, and shows all tabs of the browser who that is.
    func signIn(_ account: Account, with credentials: Credentials) async throws {
        let (store, manager, browser) = (store, account.credentials, account.browser)
        let person = try await Task.detached {
            try manager.store(credentials: credentials)
            guard let profile = try manager.userProfile() else { throw SignInProblem.noProfile }
            let person = Person(profile)
            try store.signIn(person, in: browser)
            return person
        }.value
        signedIn.signIn(person, in: browser)
        account.state = .signedIn(person)
    }

    /// Ends a sign-in at the tenant and here.
    ///
    /// - Throws: ``CredentialsManagerError`` where the tenant did not end it; then it goes on.
    func signOut(_ account: Account) async throws {
        do {
            try await account.credentials.revoke()
        } catch CredentialsManagerError.noCredentials {
            // There is nothing to end.
        }
        await forget(account, notice: nil)
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

    /// Removes every trace of a sign-in here; the tenant is not asked.
    func forget(_ account: Account, notice: String?) async {
        let (store, browser) = (store, account.browser)
        await Task.detached { store.signOut(browser) }.value
        signedIn.signOut(browser)
        account.state = .signedOut(notice: notice)
    }
}

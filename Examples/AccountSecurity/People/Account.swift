import Auth0
import Auth0UniversalComponents
import SwiftUI

/// The account in one browser, shared by its tabs.
@MainActor
final class Account: ObservableObject {
    enum State: Equatable {
        case signedOut(notice: String?)
        case signedIn(Person)
    }

    @Published var state: State
    @Published var look = Look.standard

    let browser: String
    let credentials: CredentialsManager
    let tenant: Tenant
    /// Sign-ins and sign-outs, which two tabs may ask for at the same time.
    let changes = Changes()
    private let accounts: Accounts

    init(browser: String, person: Person?, credentials: CredentialsManager, accounts: Accounts) {
        self.browser = browser
        self.credentials = credentials
        self.accounts = accounts
        tenant = accounts.tenant
        state = person.map(State.signedIn) ?? .signedOut(notice: nil)
    }

    var offersBrowser: Bool { accounts.offersBrowser }

    /// What the components need to speak for the person.
    var session: Auth0Session {
        Auth0Session(domain: tenant.domain, clientId: tenant.clientID, tokenProvider: credentials)
    }

    func signIn(with credentials: Credentials) async throws {
        try await accounts.signIn(self, with: credentials)
    }

    func signOut() async throws { try await accounts.signOut(self) }

    func signOutEverywhere(_ person: Person) async -> Int { await accounts.signOutEverywhere(person) }

    func signOutHereOnly() async { await accounts.forget(self, isRevoked: false, notice: nil) }

    /// The tenant takes the sign-in no longer.
    ///
    /// Its refresh token may be alive all the same, where the tenant only wants a factor that the person does not have.
    func signInAgain() async {
        await accounts.forget(self, isRevoked: true, notice: "Your sign-in has ended. Please sign in again.")
    }
}

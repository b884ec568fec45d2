import Auth0UniversalComponents
import SwiftUI

/// The app of one browser.
struct AccountSecurityApp: App {
    var body: some Scene {
        WindowGroup {
            if let accounts = Accounts.ofThisProcess { BrowserView(accounts: accounts) }
        }
    }
}

/// Finds the account of the browser.
private struct BrowserView: View {
    let accounts: Accounts
    @Environment(\.browserID) private var browser

    var body: some View { AccountView(account: accounts.account(of: browser)) }
}

/// The sign-in page, or the account of whoever is signed in.
private struct AccountView: View {
    @ObservedObject var account: Account

    var body: some View {
        switch account.state {
        case .signedOut(let notice):
            SignInPage(account: account, notice: notice).tint(account.look.tint)
        case .signedIn(let person):
            HomePage(account: account, person: person)
                .auth0Session(account.session)
                .onAuth0SignInNeeded { Task { await account.signInAgain() } }
                // Nothing that was loaded or typed for one person is for another who signs in in the same browser.
                .id(person.sub)
        }
    }
}

import Auth0UniversalComponents
import SwiftUI

/// The account of whoever is signed in.
struct HomePage: View {
    @ObservedObject var account: Account
    let person: Person

    var body: some View {
        VStack(spacing: 0) {
            AccountBar(account: account, person: person)
            SettingsView()
        }
        .auth0Theme(account.look.theme)
        .tint(account.look.tint)
    }
}

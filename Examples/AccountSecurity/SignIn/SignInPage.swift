import SwiftUI

/// The way in: a code by e-mail or SMS, or the browser.
struct SignInPage: View {
    let account: Account
    let notice: String?
    @StateObject private var signIn: SignIn

    init(account: Account, notice: String?) {
        self.account = account
        self.notice = notice
        _signIn = StateObject(wrappedValue: SignIn(account: account))
    }

    var body: some View {
        NavigationStack {
            AddressForm(signIn: signIn, notice: notice, offersBrowser: account.offersBrowser)
                .navigationTitle("Sign In")
                .navigationBarTitleDisplayMode(.inline)
                .navigationDestination(item: $signIn.destination) { destination in
                    CodeForm(signIn: signIn, destination: destination, inbox: account.tenant.inbox)
                        .navigationTitle("Enter the Code")
                        .navigationBarTitleDisplayMode(.inline)
                }
        }
        .onDisappear { signIn.stopBrowser() }
    }
}

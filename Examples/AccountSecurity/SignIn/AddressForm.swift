import SwiftUI

/// Asks where a code may go.
struct AddressForm: View {
    @ObservedObject var signIn: SignIn
    let notice: String?
    let offersBrowser: Bool

    @Environment(\.openURL) private var openURL
    @State private var kind = Destination.Kind.email
    @State private var address = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        SignInCard(symbol: "lock.shield") {
            if let notice { Notice(notice) }
            Text("We send you a code. There is no password to remember.")
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            Picker("How the code is sent", selection: $kind) {
                ForEach(Destination.Kind.allCases, id: \.self) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.segmented)
            field.focused($isFocused).onSubmit(send)
            ProblemText(problem: signIn.problem)
            WideButton("Send the Code", isBusy: signIn.isBusy && signIn.browserPage == nil, action: send)
                .disabled(signIn.isBusy)
            if offersBrowser {
                BrowserChoice(signIn: signIn) { signIn.continueInBrowser(opening: openURL) }
            }
        }
        .onAppear { isFocused = true }
        .onChange(of: kind) {
            address = ""
            signIn.clearProblem()
        }
    }

    @ViewBuilder private var field: some View {
        switch kind {
        case .email:
            TextField("Email address", text: $address)
                .textContentType(.emailAddress)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
        case .phone:
            TextField("Phone number with country code", text: $address)
                .textContentType(.telephoneNumber)
                .keyboardType(.phonePad)
        }
    }

    private func send() {
        Task {
            await signIn.askForCode(typed: address, kind: kind)
            if signIn.problem != nil { isFocused = true }
        }
    }
}

/// The browser as another way in, and what can be done while it is at work.
private struct BrowserChoice: View {
    @ObservedObject var signIn: SignIn
    let start: @MainActor @Sendable () -> Void

    var body: some View {
        HStack {
            VStack { Divider() }
            Text("or").font(.footnote).foregroundStyle(.secondary)
            VStack { Divider() }
        }
        if let page = signIn.browserPage {
            HStack {
                ProgressView()
                Text("Go on in the tab that has opened.")
            }
            HStack(spacing: 24) {
                Link("Open it again", destination: page)
                Button("Cancel") { signIn.stopBrowser() }
            }
        } else {
            Button(action: start) {
                Label("Continue in the Browser", systemImage: "arrow.up.right.square").frame(maxWidth: .infinity)
            }
            .buttonStyle(.bordered)
            .controlSize(.large)
            .disabled(signIn.isBusy)
        }
    }
}

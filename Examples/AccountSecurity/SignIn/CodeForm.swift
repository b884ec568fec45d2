import Foundation
import SwiftUI

/// Asks for the code that was sent.
struct CodeForm: View {
    @ObservedObject var signIn: SignIn
    let destination: Destination
    let inbox: URL?

    @State private var code = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        SignInCard(symbol: symbol) {
            Text("We sent a code to \(destination.text).")
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
            if let inbox { Link("Read it in the tenant's inbox", destination: inbox) }
            TextField("Code", text: $code)
                .textContentType(.oneTimeCode)
                .keyboardType(.numberPad)
                .font(.title3.monospaced())
                .multilineTextAlignment(.center)
                .focused($isFocused)
                .onSubmit(submit)
            ProblemText(problem: signIn.problem)
            WideButton("Sign In", isBusy: signIn.isBusy, action: submit).disabled(signIn.isBusy)
            ResendButton(signIn: signIn) {
                code = ""
                isFocused = true
            }
        }
        .onAppear { isFocused = true }
        .onDisappear { signIn.clearProblem() }
    }

    private var symbol: String {
        switch destination {
        case .email: "envelope"
        case .phone: "message"
        }
    }

    private func submit() {
        Task {
            await signIn.signIn(code: code)
            guard signIn.problem != nil else { return }
            code = ""
            isFocused = true
        }
    }
}

/// Asks for a further code, once the pause since the last one is over.
private struct ResendButton: View {
    @ObservedObject var signIn: SignIn
    let onSent: () -> Void

    @State private var secondsLeft = 0

    var body: some View {
        Button(secondsLeft > 0 ? "Send a new code in \(secondsLeft) s" : "Send a New Code") {
            Task {
                await signIn.askAgain()
                onSent()
            }
        }
        .disabled(secondsLeft > 0 || signIn.isBusy)
        .task(id: signIn.resendAt) {
            await signIn.countDown { secondsLeft = $0 }
        }
    }
}

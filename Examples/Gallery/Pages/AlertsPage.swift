import SwiftUI

struct AlertsPage: View {
    @State private var isAlertShown = false
    @State private var isDialogShown = false
    @State private var result = "nothing"

    var body: some View {
        List {
            Section {
                Button("Alert") { isAlertShown = true }
                Button("Confirmation") { isDialogShown = true }
            } footer: {
                Text("Result: \(result)").accessibilityIdentifier("result")
            }
        }
        .alert("Remove this device?", isPresented: $isAlertShown) {
            Button("Remove", role: .destructive) { result = "removed" }
            Button("Keep", role: .cancel) { result = "kept" }
        } message: {
            Text("It can no longer be used to sign in.")
        }
        .confirmationDialog("How to send the code?", isPresented: $isDialogShown, titleVisibility: .visible) {
            Button("By e-mail") { result = "e-mail" }
            Button("By text message") { result = "text message" }
        }
    }
}

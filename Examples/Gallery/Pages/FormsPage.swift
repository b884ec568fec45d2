import SwiftUI

struct FormsPage: View {
    @State private var name = "Ann"
    @State private var isPublic = false
    @State private var language = "English"
    @State private var saved = false

    var body: some View {
        Form {
            Section("Profile") {
                TextField("Name", text: $name)
                Toggle("Public", isOn: $isPublic)
                Picker("Language", selection: $language) {
                    Text("English").tag("English")
                    Text("Deutsch").tag("Deutsch")
                    Text("Português").tag("Português")
                }
            }
            Section {
                Button("Save") { saved = true }.disabled(name.isEmpty)
            } footer: {
                Text(saved ? "Saved: \(name), \(isPublic ? "public" : "private"), \(language)" : "Not saved yet")
                    .accessibilityIdentifier("saved")
            }
        }
    }
}

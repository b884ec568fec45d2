import Auth0
import WebUI

/// Asks for another name.
struct RenameSheet: View {
    let method: AuthenticationMethod
    let rename: @MainActor (String) -> Void

    @State private var name: String
    @FocusState private var isFocused: Bool
    @Environment(\.dismiss) private var dismiss

    init(method: AuthenticationMethod, name: String, rename: @escaping @MainActor (String) -> Void) {
        self.method = method
        self.rename = rename
        _name = State(initialValue: name)
    }

    var body: some View {
        SheetFrame(Words.Saved.renameTitle, leave: { dismiss() }) {
            LabelledField(Words.Saved.nameLabel, problem: nil) {
                TextField(Words.Saved.nameLabel, text: $name)
                    .submitLabel(.done)
                    .focused($isFocused)
                    .onSubmit(save)
            }
            Button(Words.Saved.save, action: save).buttonStyle(ThemedButtonStyle()).disabled(trimmed.isEmpty)
        }
        .presentationDetents([.medium])
        .onAppear { isFocused = true }
    }

    /// The longest name that the API takes, in characters.
    private static let longest = 255

    private var trimmed: String { String(name.trimmingCharacters(in: .whitespacesAndNewlines).prefix(Self.longest)) }

    private func save() {
        guard !trimmed.isEmpty else { return }
        let name = trimmed
        dismiss()
        rename(name)
    }
}

import WebUI

/// The field for a code with its button: one logical field, which paste and autofill fill whole.
struct CodeForm: View {
    let entry: Binding<CodeEntry>
    var takesFocus = true
    /// Gets each code once.
    let submit: @MainActor (String) -> Void

    @Environment(\.auth0Theme) private var theme
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            LabelledField(Words.Code.label, problem: entry.wrappedValue.problem) {
                TextField(
                    Words.Code.label,
                    text: Binding(get: { entry.wrappedValue.text }, set: { entry.wrappedValue.type($0) }),
                    prompt: Text(Words.Code.hint)
                )
                .font(.system(size: 20, weight: .medium, design: .monospaced))
                .keyboardType(.numberPad)
                .textContentType(.oneTimeCode)
                .autocorrectionDisabled()
                .submitLabel(.done)
                .focused($isFocused)
                .onSubmit(send)
            }
            Button(Words.Code.verify, action: send)
                .buttonStyle(ThemedButtonStyle(isBusy: entry.wrappedValue.isSubmitting))
        }
        .onAppear { if takesFocus { isFocused = true } }
        .onChange(of: entry.wrappedValue.refusals) { isFocused = true }
    }

    private func send() {
        if let code = entry.wrappedValue.submit() { submit(code) }
    }
}

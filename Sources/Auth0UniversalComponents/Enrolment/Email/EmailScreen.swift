import WebUI

/// Asks for the e-mail address that gets codes.
struct EmailScreen: View {
    let model: AccountModel
    let enrolment: MessageEnrolment

    @Environment(\.auth0Theme) private var theme
    @FocusState private var isFocused: Bool

    var body: some View {
        ScreenFrame(Words.Email.title, model) {
            VStack(alignment: .leading, spacing: theme.spacing.lg) {
                BodyText(Words.Email.subtitle)
                LabelledField(Words.Email.label, problem: enrolment.problem) {
                    TextField(
                        Words.Email.label,
                        text: Bindable(enrolment).address,
                        prompt: Text(Words.Email.prompt)
                    )
                    .keyboardType(.emailAddress)
                    .textContentType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .submitLabel(.continue)
                    .focused($isFocused)
                    .onSubmit(send)
                }
                Button(Words.Email.next, action: send).buttonStyle(ThemedButtonStyle(isBusy: enrolment.isSending))
            }
        }
        .onAppear { isFocused = true }
    }

    private func send() {
        guard let address = EmailAddress.normalized(enrolment.address) else {
            enrolment.complain(Words.Email.missing)
            isFocused = true
            return
        }
        Task { await enrolment.begin(address, model) }
    }
}

/// What a person typed for an e-mail address.
enum EmailAddress {
    /// The address without what a paste brings along; nil for what cannot be one.
    ///
    /// Whether it exists only a message can tell.
    static func normalized(_ text: String) -> String? {
        let invisible = CharacterSet.whitespacesAndNewlines.union(
            CharacterSet(charactersIn: "\u{200B}\u{200C}\u{200D}\u{FEFF}")
        )
        let address = text.trimmingCharacters(in: invisible)
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, let name = parts.first, let host = parts.last, !name.isEmpty, host.contains("."),
            !host.hasPrefix("."), !host.hasSuffix("."), !address.contains(where: \.isWhitespace)
        else { return nil }
        return address
    }
}

import WebUI

/// Says what a passkey is, and has the browser create one.
struct PasskeyScreen: View {
    let model: AccountModel
    let enrolment: PasskeyEnrolment

    @Environment(\.auth0Theme) private var theme
    @Environment(\.clientCommands) private var commands

    var body: some View {
        ScreenFrame(Words.Passkey.title, model) {
            VStack(alignment: .leading, spacing: theme.spacing.lg) {
                PasskeyEmblem()
                point(Words.Passkey.whatTitle, Words.Passkey.what)
                point(Words.Passkey.whereTitle, Words.Passkey.where)
                ProblemText(enrolment.problem)
                Button {
                    Task { await enrolment.create(model) { try await commands.createPasskey(options: $0) } }
                } label: {
                    Label(Words.Passkey.create, systemImage: "person.badge.key")
                }
                .buttonStyle(ThemedButtonStyle(isBusy: enrolment.isBusy))
            }
        }
    }

    private func point(_ title: String, _ text: String) -> some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            Text(title)
                .auth0TextStyle(theme.typography.title)
                .foregroundStyle(theme.colors.text.bold)
                .accessibilityHeading(.h2)
            BodyText(text)
        }
    }
}

/// The picture at the top.
private struct PasskeyEmblem: View {
    @Environment(\.auth0Theme) private var theme

    var body: some View {
        Image(systemName: "person.badge.key")
            .font(.system(size: theme.sizes.size3xlDimen))
            .foregroundStyle(theme.colors.text.bold)
            .frame(width: 120, height: 120)
            .background(theme.colors.background.layerMedium, in: Circle())
            .overlay { Circle().stroke(theme.colors.border.regular, lineWidth: 1) }
            .frame(maxWidth: .infinity)
            .accessibilityHidden(true)
    }
}

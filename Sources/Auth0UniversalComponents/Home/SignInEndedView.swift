import WebUI

/// Stands in place of everything where the sign-in has ended.
struct SignInEndedView: View {
    @Environment(\.auth0Theme) private var theme
    @Environment(\.signInNeeded) private var signInNeeded

    var body: some View {
        VStack(spacing: theme.spacing.md) {
            Image(systemName: "lock")
                .font(.system(size: theme.sizes.size2xlDimen))
                .foregroundStyle(theme.colors.text.regular)
                .accessibilityHidden(true)
            Text(Words.Ended.title)
                .auth0TextStyle(theme.typography.titleLarge)
                .foregroundStyle(theme.colors.text.bold)
                .accessibilityHeading(.h2)
            Text(signInNeeded == nil ? Words.Ended.text + " " + Words.Ended.noAction : Words.Ended.text)
                .auth0TextStyle(theme.typography.body)
                .foregroundStyle(theme.colors.text.regular)
            if let signInNeeded {
                Button(Words.signIn) { signInNeeded() }.buttonStyle(ThemedButtonStyle())
            }
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
        .padding(.vertical, theme.spacing.xl)
    }
}

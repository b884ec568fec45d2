import WebUI

/// An error in place of what could not be shown, with what to do about it.
struct TroubleView: View {
    let trouble: Trouble
    let retry: @MainActor () -> Void

    @Environment(\.auth0Theme) private var theme

    var body: some View {
        VStack(spacing: theme.spacing.md) {
            Image(systemName: "exclamationmark.triangle")
                .font(.system(size: theme.sizes.size2xlDimen))
                .foregroundStyle(theme.colors.text.regular)
                .accessibilityHidden(true)
            Text(trouble.title)
                .auth0TextStyle(theme.typography.titleLarge)
                .foregroundStyle(theme.colors.text.bold)
                .accessibilityHeading(.h2)
            Text(trouble.message)
                .auth0TextStyle(theme.typography.body)
                .foregroundStyle(theme.colors.text.regular)
            switch trouble.remedy {
            case .retry: Button(Words.tryAgain, action: retry).buttonStyle(ThemedButtonStyle())
            case .startAgain: Button(Words.startAgain, action: retry).buttonStyle(ThemedButtonStyle())
            case .none: EmptyView()
            }
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
        .padding(.vertical, theme.spacing.xl)
    }
}

import WebUI

/// How the components' buttons look.
struct ThemedButtonStyle: ButtonStyle {
    enum Rank {
        /// The one thing to do on a screen.
        case primary
        /// What may be done too.
        case secondary
        /// What is there where it is needed.
        case quiet
    }

    let rank: Rank
    let isBusy: Bool

    init(_ rank: Rank = .primary, isBusy: Bool = false) {
        self.rank = rank
        self.isBusy = isBusy
    }

    func makeBody(configuration: Configuration) -> some View {
        ThemedButton(configuration: configuration, rank: rank, isBusy: isBusy)
    }
}

private struct ThemedButton: View {
    let configuration: ButtonStyleConfiguration
    let rank: ThemedButtonStyle.Rank
    let isBusy: Bool

    @Environment(\.auth0Theme) private var theme
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack(spacing: theme.spacing.xs) {
            if isBusy { ProgressView().controlSize(.small) }
            configuration.label.auth0TextStyle(theme.typography.label)
        }
        .foregroundStyle(foreground)
        .tint(foreground)
        .padding(.horizontal, theme.spacing.md)
        .frame(maxWidth: .infinity, minHeight: theme.sizes.buttonHeight)
        .background(background, in: shape)
        .overlay { if rank == .secondary { shape.stroke(theme.colors.border.bold, lineWidth: 1) } }
        .opacity(isEnabled ? 1 : 0.7)
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: theme.radius.button) }

    private var foreground: Color {
        rank == .primary ? theme.colors.text.onPrimary : theme.colors.text.bold
    }

    private var background: Color {
        switch rank {
        case .primary: theme.colors.background.primary
        case .secondary: theme.colors.background.layerMedium
        case .quiet: .clear
        }
    }
}

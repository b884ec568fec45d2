import WebUI

/// A symbol, a title and a paragraph in place of what is not there, with what can be done about it.
struct PlaceMessage<Actions: View>: View {
    let symbol: String
    let title: String
    let text: String
    let actions: Actions

    @Environment(\.auth0Theme) private var theme

    init(_ symbol: String, _ title: String, _ text: String, @ViewBuilder actions: () -> Actions) {
        self.symbol = symbol
        self.title = title
        self.text = text
        self.actions = actions()
    }

    var body: some View {
        VStack(spacing: theme.spacing.md) {
            Image(systemName: symbol)
                .font(.system(size: theme.sizes.size2xlDimen))
                .foregroundStyle(theme.colors.text.regular)
                .accessibilityHidden(true)
            Text(title)
                .auth0TextStyle(theme.typography.titleLarge)
                .foregroundStyle(theme.colors.text.bold)
                .accessibilityHeading(.h2)
            BodyText(text)
            actions
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
        .padding(.vertical, theme.spacing.xl)
    }
}

extension PlaceMessage where Actions == EmptyView {
    init(_ symbol: String, _ title: String, _ text: String) { self.init(symbol, title, text) { EmptyView() } }
}

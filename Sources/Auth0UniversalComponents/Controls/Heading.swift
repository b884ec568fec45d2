import WebUI

/// The title of a part with a line below it.
struct Heading: View {
    let title: String
    let subtitle: String?

    @Environment(\.auth0Theme) private var theme

    init(_ title: String, _ subtitle: String? = nil) {
        self.title = title
        self.subtitle = subtitle
    }

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.xxs) {
            Text(title)
                .auth0TextStyle(theme.typography.titleLarge)
                .foregroundStyle(theme.colors.text.bold)
                .accessibilityHeading(.h2)
            if let subtitle {
                Text(subtitle).auth0TextStyle(theme.typography.bodySmall).foregroundStyle(theme.colors.text.regular)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

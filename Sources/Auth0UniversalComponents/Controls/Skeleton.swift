import WebUI

/// Grey rows of the size that the content will have.
struct Skeleton: View {
    let rows: Int

    @Environment(\.auth0Theme) private var theme

    var body: some View {
        VStack(spacing: theme.spacing.sm) {
            ForEach(0..<rows) { _ in
                RoundedRectangle(cornerRadius: theme.radius.large)
                    .fill(theme.colors.border.regular)
                    .opacity(0.5)
                    .frame(height: 72)
            }
        }
        .accessibilityElement()
        .accessibilityLabel(Words.loading)
    }
}

import WebUI

/// A raised box with a border.
struct Card<Content: View>: View {
    let content: Content

    @Environment(\.auth0Theme) private var theme

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        content
            .padding(theme.spacing.md)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(theme.colors.background.layerMedium, in: shape)
            .overlay { shape.stroke(theme.colors.border.regular, lineWidth: 1) }
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: theme.radius.large) }
}

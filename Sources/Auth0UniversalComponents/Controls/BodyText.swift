import WebUI

/// A paragraph.
struct BodyText: View {
    let text: String

    @Environment(\.auth0Theme) private var theme

    init(_ text: String) { self.text = text }

    var body: some View {
        Text(text).auth0TextStyle(theme.typography.body).foregroundStyle(theme.colors.text.regular)
    }
}

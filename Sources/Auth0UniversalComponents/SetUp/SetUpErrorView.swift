import WebUI

/// Says on the page what a developer has to do, in place of the component.
struct SetUpErrorView: View {
    let error: SetUpError

    @Environment(\.auth0Theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            Text(Words.SetUp.title)
                .auth0TextStyle(theme.typography.titleLarge)
                .foregroundStyle(theme.colors.text.bold)
                .accessibilityHeading(.h2)
            BodyText(error.words)
        }
        .padding(theme.spacing.lg)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(theme.colors.background.layerBase)
        .onAppear { SetUpLog.tell(error) }
    }
}

/// The log of a developer's mistakes: standard error.
enum SetUpLog {
    static func tell(_ error: SetUpError) {
        try? FileHandle.standardError.write(contentsOf: Data("Auth0UniversalComponents: \(error.words)\n".utf8))
    }
}

import Auth0
import WebUI

/// One method, with what can be done with it.
struct SavedFactorRow: View {
    let method: AuthenticationMethod
    let kind: FactorKind
    let rename: @MainActor () -> Void
    let remove: @MainActor () -> Void

    @Environment(\.auth0Theme) private var theme
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        Card {
            HStack(alignment: .center, spacing: theme.spacing.md) {
                Image(systemName: kind.symbol)
                    .font(.system(size: theme.sizes.iconMedium))
                    .foregroundStyle(theme.colors.text.bold)
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: theme.spacing.xxs) {
                    Text(verbatim: name)
                        .auth0TextStyle(theme.typography.label)
                        .foregroundStyle(theme.colors.text.bold)
                    if let detail = MethodName.detail(method, kind) { line(detail) }
                    if let created = dates.text(method.createdAt) { line(Words.Saved.created(created)) }
                    line(method.lastAuthAt.flatMap(dates.text).map(Words.Saved.lastUsed) ?? Words.Saved.neverUsed)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                Menu {
                    if kind.hasName { Button(Words.Saved.rename, systemImage: "pencil", action: rename) }
                    Button(Words.Saved.remove, systemImage: "trash", role: .destructive, action: remove)
                } label: {
                    Label(Words.Saved.actions(name), systemImage: "ellipsis")
                        .labelStyle(.iconOnly)
                        .frame(width: 44, height: 44)
                }
                .foregroundStyle(theme.colors.text.bold)
            }
        }
    }

    private var name: String { MethodName.text(method, kind) }

    private var dates: MethodDates { MethodDates(locale: locale, timeZone: timeZone) }

    private func line(_ text: String) -> some View {
        Text(verbatim: text).auth0TextStyle(theme.typography.helper).foregroundStyle(theme.colors.text.regular)
    }
}

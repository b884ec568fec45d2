import WebUI

/// What was just done, or what went wrong, until it is dismissed or something else is done.
struct NoticeBanner: View {
    let model: AccountModel

    @Environment(\.auth0Theme) private var theme

    var body: some View {
        // The group is always there, so that what comes into it is read out.
        VStack(alignment: .leading, spacing: 0) {
            if let notice = model.notice {
                HStack(alignment: .center, spacing: theme.spacing.sm) {
                    Image(systemName: notice.tone == .success ? "checkmark.circle.fill" : "exclamationmark.circle.fill")
                        .foregroundStyle(
                            notice.tone == .success ? theme.colors.background.accent : theme.colors.text.bold
                        )
                        .accessibilityHidden(true)
                    Text(notice.text)
                        .auth0TextStyle(theme.typography.bodySmall)
                        .foregroundStyle(theme.colors.text.bold)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    Button {
                        model.notice = nil
                    } label: {
                        Label(Words.dismiss, systemImage: "xmark").labelStyle(.iconOnly)
                    }
                    .buttonStyle(.plain)
                    .foregroundStyle(theme.colors.text.bold)
                }
                .padding(theme.spacing.md)
                .background(background(notice), in: shape)
                .overlay { shape.stroke(theme.colors.border.regular, lineWidth: 1) }
                .padding(.bottom, theme.spacing.lg)
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.updatesFrequently)
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: theme.radius.medium) }

    private func background(_ notice: Notice) -> Color {
        notice.tone == .success ? theme.colors.background.layerMedium : theme.colors.background.errorSubtle
    }
}

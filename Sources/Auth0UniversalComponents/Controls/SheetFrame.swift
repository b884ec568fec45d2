import WebUI

/// What all sheets have in common: title, theme, and the button that leaves.
struct SheetFrame<Content: View>: View {
    let title: String
    let leaveTitle: String
    let leave: @MainActor () -> Void
    let content: Content

    @Environment(\.auth0Theme) private var theme

    init(
        _ title: String,
        leaveTitle: String = Words.cancel,
        leave: @escaping @MainActor () -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.title = title
        self.leaveTitle = leaveTitle
        self.leave = leave
        self.content = content()
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: theme.spacing.lg) { content }
                    .padding(.vertical, theme.spacing.md)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .containerBackground(theme.colors.background.layerBase, for: .navigation)
            .navigationTitle(title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button(leaveTitle, action: leave) }
            }
        }
        .tint(theme.colors.text.bold)
    }
}

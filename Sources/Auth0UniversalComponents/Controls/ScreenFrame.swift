import WebUI

/// What all screens have in common: title, theme, width, the last notice, and the questions that may come up on any.
struct ScreenFrame<Content: View>: View {
    let title: String
    let model: AccountModel
    let content: Content

    @Environment(\.auth0Theme) private var theme

    init(_ title: String, _ model: AccountModel, @ViewBuilder content: () -> Content) {
        self.title = title
        self.model = model
        self.content = content()
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                if model.isSignInEnded {
                    SignInEndedView()
                } else {
                    NoticeBanner(model: model)
                    VStack(alignment: .leading, spacing: theme.spacing.lg) { content }
                }
            }
            .padding(.vertical, theme.spacing.md)
            .frame(maxWidth: 560, alignment: .leading)
            .frame(maxWidth: .infinity)
        }
        .containerBackground(theme.colors.background.layerBase, for: .navigation)
        .tint(theme.colors.text.bold)
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        // Each screen has the question, since only the topmost one is on display.
        .sheet(isPresented: isAsking) { if let question = model.stepUp { StepUpView(model: question) } }
    }

    private var isAsking: Binding<Bool> {
        Binding(get: { model.stepUp != nil }, set: { if !$0 { model.cancelStepUp() } })
    }
}

import WebUI

/// Takes the code that was sent.
struct MessageCodeScreen: View {
    let kind: FactorKind
    let model: AccountModel
    let enrolment: MessageEnrolment

    @Environment(\.auth0Theme) private var theme

    var body: some View {
        ScreenFrame(Words.Message.title, model) {
            VStack(alignment: .leading, spacing: theme.spacing.lg) {
                BodyText(Words.Message.sent(to: enrolment.destination ?? ""))
                CodeForm(entry: Bindable(enrolment).entry) { code in
                    Task { await enrolment.confirm(code, model) }
                }
                VStack(spacing: theme.spacing.xs) {
                    ResendButton(window: enrolment.resend, world: model.session.world, isBusy: enrolment.isSending) {
                        Task { await enrolment.sendAgain(model) }
                    }
                    Button(Words.Message.change) { model.navigator.pop() }.buttonStyle(ThemedButtonStyle(.quiet))
                }
            }
        }
    }
}

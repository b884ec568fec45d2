import Auth0
import WebUI

/// Shows the code for Auth0 Guardian, and waits until the person has approved.
struct PushScreen: View {
    let model: AccountModel
    let enrolment: PushEnrolment

    @Environment(\.auth0Theme) private var theme
    @State private var attempt = 0

    var body: some View {
        ScreenFrame(Words.Push.title, model) {
            switch enrolment.challenge {
            case .loading: Skeleton(rows: 4)
            case .failed(let trouble): TroubleView(trouble: trouble) { attempt += 1 }
            case .loaded(let challenge):
                VStack(alignment: .leading, spacing: theme.spacing.lg) {
                    BodyText(Words.Push.scan)
                    QRCodeImage(text: challenge.authenticatorQRCodeURI, label: Words.Push.image)
                        .frame(maxWidth: .infinity)
                    HStack(spacing: theme.spacing.sm) {
                        ProgressView()
                        Text(Words.Push.waiting)
                            .auth0TextStyle(theme.typography.label)
                            .foregroundStyle(theme.colors.text.bold)
                            .accessibilityAddTraits(.updatesFrequently)
                    }
                    .frame(maxWidth: .infinity)
                    Button(Words.cancel) {
                        enrolment.cancel()
                        model.navigator.pop()
                    }
                    .buttonStyle(ThemedButtonStyle(.secondary))
                }
            }
        }
        .task(id: attempt) { await enrolment.run(model) }
    }
}
